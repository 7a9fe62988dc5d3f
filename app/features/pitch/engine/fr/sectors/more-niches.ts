import type { SectorText } from '../sector-text';

type MoreNiches = 'billing' | 'pets' | 'sport' | 'events' | 'hiring' | 'games';

export const moreNiches: Record<MoreNiches, SectorText> = {
  billing: {
    hooks: [
      'Le travail est fait, la facture est partie, et rien n’arrive.',
      'Réclamer son dû : personne ne se met à son compte pour cela.',
    ],
    hooksYou: [
      'Combien de vos factures attendent encore d’être payées ?',
      'Quand avez-vous relancé un client pour la dernière fois ?',
    ],
    problem: [
      'Relancer gêne, prend du temps, et finit par être repoussé.',
      'On n’ose pas insister, de peur de perdre le client.',
      'Pendant ce temps, les charges, elles, tombent à l’heure.',
    ],
    problemYou: [
      'Relancer vous gêne, vous prend du temps, et finit par être repoussé.',
      'Pendant ce temps, vos charges tombent à l’heure.',
    ],
    rivals: ['les sociétés de recouvrement', 'les logiciels de facturation', 'le comptable'],
    habit: 'attendre que le client paie',
    test: 'le nombre de jours gagnés par facture',
    proof: 'nombre de factures suivies',
    why: [
      'Les retards de paiement pèsent d’abord sur les plus petits.',
      'Une entreprise payée à l’heure peut acheter, embaucher, dire oui.',
    ],
    tries: [
      'Commencez par la facture la plus ancienne, et comptez les jours.',
      'Demandez à relire le message avant qu’il parte.',
    ],
  },
  pets: {
    hooks: [
      'Un animal ne dit pas ce qui ne va pas. Il faut le deviner.',
      'Partir deux jours, oui, mais qui s’occupe du chien ?',
    ],
    hooksYou: [
      'Partir deux jours, oui, mais qui s’occupe de lui ?',
      'Savez-vous toujours ce que votre animal essaie de vous dire ?',
    ],
    problem: [
      'On l’aime comme un membre de la famille, et on manque de temps pour lui.',
      'Les conseils en ligne disent tout et le contraire.',
      'Trouver quelqu’un de confiance demande des semaines.',
    ],
    problemYou: [
      'Vous l’aimez comme un membre de la famille, et le temps manque.',
      'Les conseils en ligne disent tout et le contraire.',
    ],
    rivals: ['les animaleries', 'les plateformes de garde', 'les voisins et la famille'],
    habit: 'demander un service à un proche',
    test: 'le retour des premiers maîtres et de leurs animaux',
    proof: 'nombre d’animaux suivis',
    why: [
      'On renonce à beaucoup de choses avant de renoncer à son animal.',
      'Un maître rassuré revient, et il en parle au parc.',
    ],
    tries: [
      'Commencez par une première rencontre, avec lui, sans rien décider.',
      'Demandez à votre vétérinaire ce qu’il en pense.',
    ],
  },
  sport: {
    hooks: [
      'S’y mettre est facile. C’est la troisième semaine qui compte.',
      'Pourquoi tant d’abonnements de sport dorment-ils dans un tiroir ?',
    ],
    hooksYou: [
      'Combien de fois vous êtes-vous promis de vous y remettre ?',
      'Qu’est-ce qui vous a fait arrêter, la dernière fois ?',
    ],
    problem: [
      'On commence trop fort, seul, et l’on s’arrête au premier contretemps.',
      'Les salles, les horaires et les groupes ne conviennent pas à tous.',
      'Sans repère, on ne sait ni si l’on progresse ni si l’on se blesse.',
    ],
    problemYou: [
      'Vous commencez trop fort, seul, et tout s’arrête au premier contretemps.',
      'Sans repère, difficile de savoir si vous progressez.',
    ],
    rivals: ['les salles de sport', 'les vidéos en ligne', 'les clubs'],
    habit: 'remettre à lundi prochain',
    test: 'la part de ceux qui continuent après deux mois',
    proof: 'nombre de pratiquants',
    why: [
      'Bouger un peu, souvent, vaut mieux que beaucoup, une fois.',
      'Ce qui se pratique à plusieurs se tient plus longtemps.',
    ],
    tries: [
      'Venez une fois, à votre rythme, et voyez comment vous vous sentez le lendemain.',
      'Dites d’où vous partez, même si c’est de loin.',
    ],
  },
  events: {
    hooks: [
      'Une fête réussie, c’est une fête où personne ne cherche personne.',
      'Tout se prépare pendant des mois et se joue en quelques heures.',
    ],
    hooksYou: [
      'Le jour venu, voulez-vous accueillir vos invités ou gérer le traiteur ?',
      'Par où commence-t-on, quand tout reste à organiser ?',
    ],
    problem: [
      'Les prestataires sont nombreux, les devis impossibles à comparer.',
      'Un seul oubli se voit, même si le reste est parfait.',
      'Celui qui organise profite rarement de la journée.',
    ],
    problemYou: [
      'Les devis sont impossibles à comparer, et chacun promet tout.',
      'Celui qui organise profite rarement de la journée.',
    ],
    rivals: ['les agences', 'les lieux tout compris', 'les amis qui donnent un coup de main'],
    habit: 'tout organiser soi-même',
    test: 'un premier événement, du devis au rangement',
    proof: 'nombre d’événements organisés',
    why: [
      'Un moment partagé se raconte longtemps, le bon comme le mauvais.',
      'Dans ce métier, une invitation réussie amène la suivante.',
    ],
    tries: [
      'Racontez la journée que vous imaginez, avec votre budget : c’est le bon début.',
      'Demandez à parler à quelqu’un dont la fête a eu lieu.',
    ],
  },
  hiring: {
    hooks: [
      'Une page de parcours ne dit ni l’envie ni la façon de travailler.',
      'D’un côté des postes vides, de l’autre des candidats sans réponse.',
    ],
    hooksYou: [
      'Combien de candidatures envoyées, et combien de réponses reçues ?',
      'Que ne dit-on jamais de vous sur une page de parcours ?',
    ],
    problem: [
      'On trie sur des mots-clés, et l’on passe à côté des gens.',
      'Une embauche ratée coûte cher des deux côtés.',
      'Les petites structures n’ont ni le temps ni la vitrine.',
    ],
    problemYou: [
      'On vous trie sur des mots-clés, et l’on passe à côté du reste.',
      'Les réponses tardent, quand elles viennent.',
    ],
    rivals: ['les sites d’annonces', 'les cabinets de recrutement', 'le réseau de chacun'],
    habit: 'publier la même annonce qu’avant',
    test: 'le nombre d’embauches qui tiennent six mois',
    proof: 'nombre d’embauches',
    why: [
      'Quand les bras manquent, bien choisir compte plus que choisir vite.',
      'Un métier se comprend en le voyant faire.',
    ],
    tries: [
      'Commencez par un seul poste, celui qui reste vide.',
      'Posez vos questions à quelqu’un qui fait déjà ce métier.',
    ],
  },
  games: {
    hooks: [
      'Un bon jeu s’explique en deux minutes et se rejoue dix ans.',
      'Autour d’une table, on apprend vite qui sont les autres.',
    ],
    hooksYou: [
      'À quand remonte votre dernière soirée sans écran ?',
      'Quel jeu sortez-vous quand personne ne sait quoi faire ?',
    ],
    problem: [
      'Trop de règles, et la moitié de la table décroche.',
      'Beaucoup de boîtes ne sortent qu’une fois du placard.',
      'Réunir tous les âges autour d’un même jeu reste rare.',
    ],
    problemYou: [
      'Trop de règles, et la moitié de la table décroche.',
      'Beaucoup de boîtes ne sortent qu’une fois du placard.',
    ],
    rivals: ['les grands éditeurs', 'les jeux sur téléphone', 'les classiques de famille'],
    habit: 'ressortir toujours le même jeu',
    test: 'l’envie de rejouer après une première partie',
    proof: 'nombre de parties jouées',
    why: [
      'Un jeu se vend par ceux qui y ont joué.',
      'On cherche des moments à partager plus que des objets à ranger.',
    ],
    tries: [
      'Jouez une partie, et dites où vous vous êtes ennuyés.',
      'Mettez-le entre les mains de quelqu’un qui n’aime pas jouer.',
    ],
  },
};
