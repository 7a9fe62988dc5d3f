import type { SectorLines } from '../sector-lines';

type Tech = 'software' | 'mobility' | 'finance' | 'general';

export const techSectors: Record<Tech, SectorLines> = {
  software: {
    hooks: [
      'Combien d’heures passent encore à recopier d’un tableau dans un autre ?',
      'Un bon outil se remarque à ce qu’on ne fait plus.',
      'Pourquoi faut-il encore tant d’écrans pour une seule tâche ?',
      'Recopier des chiffres, en quel honneur ?',
    ],
    hooksYou: [
      'Combien d’heures passez-vous à recopier d’un tableau dans un autre ?',
      'Quelle tâche aimeriez-vous ne plus jamais faire à la main ?',
      'Que recopiez-vous encore à la main ?',
    ],
    problem: [
      'Les informations sont éparpillées entre messages, tableaux et mémoire de chacun.',
      'On cherche, on recopie, on se trompe, et personne ne compte ce temps.',
      'Les grands outils existent, mais ils demandent plus qu’ils ne rendent.',
    ],
    problemYou: [
      'Vos informations sont éparpillées entre messages, tableaux et mémoire.',
      'Vous cherchez, vous recopiez, et personne ne compte ce temps.',
    ],
    rivals: ['les grands logiciels du marché', 'le tableur', 'les carnets'],
    habit: 'continuer avec un tableur',
    test: 'l’usage réel après le premier mois',
    proof: 'nombre d’utilisateurs',
    why: [
      'Un outil qui sert chaque jour se paie chaque mois et se quitte peu.',
      'Les équipes sont petites : chaque heure rendue se voit.',
    ],
    tries: [
      'Essayez avec vos propres données, pas avec un exemple tout fait.',
      'Demandez ce qui se passe le jour où vous voulez partir avec vos données.',
    ],
  },
  mobility: {
    hooks: [
      'Pourquoi un trajet si court prend-il si longtemps ?',
      'Sans voiture, tout devient loin. Avec elle, tout devient cher.',
      'Un trajet court, un temps fou.',
    ],
    hooksYou: [
      'Votre trajet quotidien : combien de temps perdu, combien de fatigue ?',
      'Et si votre prochain trajet se passait autrement ?',
      'Un trajet court, un temps fou ?',
    ],
    problem: [
      'Les trajets coûtent du temps, de l’argent et de l’air.',
      'Hors des centres, le choix est simple : la voiture ou rien.',
      'Les solutions existent, mais elles s’arrêtent avant la porte.',
    ],
    problemYou: [
      'Vos trajets coûtent du temps, de l’argent et de la patience.',
      'Les solutions existent, mais elles s’arrêtent avant votre porte.',
    ],
    rivals: ['la voiture individuelle', 'les transports publics', 'les plateformes de location'],
    habit: 'prendre la voiture',
    test: 'le nombre de trajets réguliers après un mois',
    proof: 'nombre de trajets',
    why: [
      'Les villes changent leurs règles, et les habitudes suivent.',
      'Le premier et le dernier kilomètre décident de tout le trajet.',
    ],
    tries: [
      'Faites votre trajet habituel une fois de cette façon, puis comparez.',
      'Comptez tout : le temps, le prix, et l’humeur à l’arrivée.',
    ],
  },
  finance: {
    hooks: [
      'Qui relit vraiment les frais avant de signer ?',
      'Devant deux contrats, qui sait vraiment comparer ?',
      'Qui comprend vraiment ses frais ?',
    ],
    hooksYou: [
      'Devant deux contrats, savez-vous vraiment comparer ?',
      'Qui vous explique vos frais avec des mots simples ?',
      'Comprenez-vous tous vos frais ?',
    ],
    problem: [
      'Les règles sont longues, les frais discrets et les mots difficiles.',
      'Ceux qui auraient le plus besoin de conseil sont ceux qui en reçoivent le moins.',
      'Comparer prend du temps, et personne n’a appris à le faire.',
    ],
    problemYou: [
      'Les règles sont longues, les frais discrets, et le conseil se fait rare.',
      'Comparer prend du temps, et personne ne vous l’a appris.',
    ],
    rivals: ['les banques', 'les conseillers indépendants', 'les comparateurs en ligne'],
    habit: 's’en remettre à sa banque',
    test: 'la confiance d’un premier groupe de clients',
    proof: 'nombre de clients',
    why: [
      'La confiance se construit lentement, et elle fait rester.',
      'Une décision d’argent engage souvent pour des années.',
    ],
    tries: [
      'Posez vos questions, même celles que l’on n’ose pas poser.',
      'Faites-vous expliquer chaque ligne de frais avant de signer.',
    ],
  },
  general: {
    hooks: ['Pour qui, et pour quoi faire ? Commençons par là.'],
    hooksYou: ['Et vous, comment faites-vous aujourd’hui ?'],
    problem: ['Chacun a ses habitudes, et de bonnes raisons de se méfier des promesses.'],
    problemYou: ['Vous avez vos habitudes, et de bonnes raisons de vous méfier des promesses.'],
    rivals: ['les offres déjà en place', 'l’habitude de s’en passer'],
    habit: 'ne rien changer',
    test: 'le retour des premiers clients',
    proof: 'nombre de clients',
    why: [
      'Ce qui sert vraiment se transmet d’une personne à l’autre, sans publicité.',
      'Mieux vaut servir très bien quelques-uns que moyennement tout le monde.',
    ],
    tries: [
      'Essayez une fois, dans une semaine ordinaire, et comparez.',
      'Demandez ce qui n’est pas compris : une réponse claire est bon signe.',
    ],
  },
};
