import type { SectorLines } from '../sector-lines';

type HomeLife = 'youth' | 'family' | 'home' | 'repair';

/** What happens at home and around it. */
export const homeNiches: Record<HomeLife, SectorLines> = {
  youth: {
    hooks: [
      'Où va-t-on, à seize ans, quand tout est fermé ?',
      'Un soir de semaine, sans bus ni argent : que fait un adolescent ?',
      'Où va-t-on, à seize ans ?',
    ],
    hooksYou: [
      'Où allez-vous le soir, quand tout est fermé ?',
      'Un soir de semaine, sans bus ni argent : que faites-vous ?',
      'Le soir, vous allez où ?',
    ],
    problem: [
      'À cet âge, on veut se retrouver sans être surveillé ni devoir payer.',
      'Les lieux prévus pour les jeunes ferment souvent quand ils sont libres.',
      'Alors chacun rentre, et le téléphone fait le reste.',
    ],
    problemYou: [
      'Les lieux prévus pour vous ferment souvent quand vous êtes libres.',
      'Alors chacun rentre, et le téléphone fait le reste.',
    ],
    rivals: ['les clubs de sport', 'les maisons de jeunes', 'les réseaux sociaux'],
    habit: 'rester dans sa chambre',
    test: 'le nombre de jeunes qui reviennent d’eux-mêmes',
    proof: 'nombre de jeunes accueillis',
    why: [
      'Un jeune à qui l’on confie les clés apprend ce qu’aucun cours n’enseigne.',
      'Une commune garde ses jeunes quand il s’y passe quelque chose.',
    ],
    tries: [
      'Passez un soir, sans vous inscrire, et voyez qui est là.',
      'Venez à deux ou trois, avec une envie de projet ou sans idée précise.',
    ],
  },
  family: {
    hooks: [
      'Dans une famille, tout le monde est pressé, sauf le plus petit.',
      'Aucun enfant n’arrive avec un mode d’emploi.',
      'Être parent s’apprend sur le tas.',
    ],
    hooksYou: [
      'Entre le travail et la maison, combien de minutes vous reste-t-il ?',
      'Qui vous avait prévenus que les journées seraient si courtes ?',
      'Encore une journée trop courte ?',
    ],
    problem: [
      'Les conseils se contredisent, et chaque enfant est différent.',
      'Les journées sont pleines avant même d’avoir commencé.',
      'On essaie beaucoup, et peu de choses servent vraiment.',
    ],
    problemYou: [
      'Les conseils se contredisent, et votre enfant ne ressemble à aucun autre.',
      'Vos journées sont pleines avant même d’avoir commencé.',
      'On essaie beaucoup, et peu de choses servent vraiment.',
    ],
    rivals: ['les grandes marques', 'les conseils trouvés en ligne', 'la famille'],
    habit: 's’arranger au jour le jour',
    test: 'l’usage chez de premières familles, plusieurs semaines de suite',
    proof: 'nombre de familles',
    why: [
      'Ce qui simplifie une journée profite à toute la maison.',
      'Entre parents, une bonne adresse circule vite.',
    ],
    tries: [
      'Essayez une semaine ordinaire, avec un enfant ordinaire, et jugez.',
      'Demandez d’abord l’avis d’autres parents.',
    ],
  },
  home: {
    hooks: [
      'Un objet de tous les jours se voit surtout quand il tombe en panne.',
      'Combien d’objets achetés cette année serviront encore dans cinq ans ?',
      'Un objet fait pour durer, enfin.',
    ],
    hooksYou: [
      'Chez vous, quel objet a tenu plus de dix ans ?',
      'Combien d’objets achetés cette année garderez-vous ?',
      'Quel objet a duré, chez vous ?',
    ],
    problem: [
      'Beaucoup d’objets de maison s’achètent vite et se jettent vite.',
      'Une pièce cède, et il faut remplacer l’ensemble.',
      'En magasin, rien ne dit combien de temps cela tiendra.',
    ],
    problemYou: [
      'Une pièce cède, et il vous faut remplacer l’ensemble.',
      'En magasin, rien ne vous dit combien de temps cela tiendra.',
    ],
    rivals: ['les grandes enseignes', 'les sites de vente en ligne', 'la seconde main'],
    habit: 'racheter le même modèle',
    test: 'l’usage réel à la maison pendant un mois',
    proof: 'nombre de pièces vendues',
    why: [
      'Un objet qui dure se paie une fois et s’oublie.',
      'Le droit à la réparation avance : ce qui s’ouvre et se répare prend de la valeur.',
    ],
    tries: [
      'Regardez bien l’objet, et cherchez ce qui céderait en premier.',
      'Demandez comment il est fait, et ce qui se répare.',
    ],
  },
  repair: {
    hooks: [
      'Une panne toute bête, et l’objet reste au garage.',
      'Réparer ou racheter ? La question se pose rarement au bon moment.',
      'Une panne, et tout s’arrête.',
    ],
    hooksYou: [
      'Qu’est-ce qui attend, chez vous, une réparation depuis des mois ?',
      'Une panne : à qui la confiez-vous ?',
      'Une panne, et vous voilà coincé ?',
    ],
    problem: [
      'Il faut se déplacer, attendre le devis, puis revenir.',
      'Le prix ne se connaît qu’à la fin.',
      'Alors on repousse, et l’objet reste dans un coin.',
    ],
    problemYou: [
      'Il faut vous déplacer, attendre le devis, puis revenir.',
      'Et le prix ne se connaît qu’à la fin.',
      'Alors on repousse, et l’objet reste dans un coin.',
    ],
    rivals: ['les magasins', 'les tutoriels en ligne', 'les ateliers associatifs'],
    habit: 'racheter du neuf',
    test: 'le nombre de réparations par semaine',
    proof: 'nombre de réparations',
    why: ['Ce qui est réparé n’est pas à fabriquer.', 'Le prix du neuf donne envie de faire durer.'],
    tries: [
      'Décrivez la panne en deux lignes, avec une photo.',
      'Commencez par l’objet qui vous manque le plus.',
    ],
  },
};
