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
      'Une facture payée en retard peut suffire à faire tomber une bonne entreprise.',
      'Qui comprend vraiment ses frais ?',
    ],
    hooksYou: [
      'Savez-vous, aujourd’hui, ce qu’il vous restera à la fin du mois ?',
      'Qui vous explique vos frais avec des mots simples ?',
      'Comprenez-vous tous vos frais ?',
    ],
    problem: [
      'Les règles sont longues, les frais discrets et les mots difficiles.',
      'Ceux qui auraient le plus besoin de conseil sont ceux qui en reçoivent le moins.',
      'On découvre le problème quand le compte est déjà vide.',
    ],
    problemYou: [
      'Les règles sont longues, les frais discrets, et le conseil se fait rare.',
      'Vous découvrez le problème quand le compte est déjà vide.',
    ],
    rivals: ['les banques', 'les applications de compte', 'l’expert-comptable'],
    habit: 'attendre le relevé',
    test: 'la confiance d’un premier groupe de clients',
    proof: 'nombre de comptes ouverts',
    why: [
      'La confiance se construit lentement, et elle fait rester.',
      'Les retards de paiement pèsent d’abord sur les petits.',
    ],
    tries: [
      'Posez vos questions, même celles que l’on n’ose pas poser.',
      'Faites-vous expliquer chaque ligne de frais avant de signer.',
    ],
  },
  general: {
    hooks: [
      'Il y a des gênes si ordinaires que l’on n’y pense plus.',
      'Tout le monde s’en accommode, et c’est bien le problème.',
      'Une gêne ordinaire finit par coûter cher.',
    ],
    hooksYou: [
      'Qu’est-ce qui vous fait perdre du temps, et que vous aimeriez changer ?',
      'Et si cela pouvait être plus simple pour vous ?',
      'Cette gêne-là, vous la connaissez ?',
    ],
    problem: [
      'Aujourd’hui, on s’en sort avec des moyens de fortune.',
      'Chacun bricole de son côté, sans savoir si d’autres font mieux.',
      'Le temps perdu ne se voit pas, mais il se paie.',
    ],
    problemYou: [
      'Aujourd’hui, vous vous en sortez avec des moyens de fortune.',
      'Le temps perdu ne se voit pas, mais il se paie.',
    ],
    rivals: ['les offres déjà installées', 'les solutions bricolées', 'les conseils de l’entourage'],
    habit: 'ne rien changer',
    test: 'le retour des premiers clients',
    proof: 'nombre de clients',
    why: [
      'Une habitude qui coûte un peu chaque jour finit par coûter cher.',
      'Quand une gêne est partagée, la réponse se répand vite.',
    ],
    tries: [
      'Essayez une fois, dans une semaine ordinaire, et comparez.',
      'Demandez ce qui n’est pas compris : une réponse claire est bon signe.',
    ],
  },
};
