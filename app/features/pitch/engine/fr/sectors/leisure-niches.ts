import type { SectorLines } from '../sector-lines';

type Leisure = 'making' | 'billing' | 'pets' | 'events' | 'games';

export const leisureNiches: Record<Leisure, SectorLines> = {
  making: {
    hooks: [
      'Faire de ses mains : l’envie revient, les bonnes fournitures manquent.',
      'Dans un atelier, ce qui tombe de la table a souvent de la valeur.',
      'Une belle matière donne envie de faire.',
    ],
    hooksYou: [
      'Quel projet attend chez vous, faute de la bonne matière ?',
      'Que voulez-vous faire de vos mains ?',
    ],
    problem: [
      'Les belles fournitures se vendent cher, ou par trop grandes quantités.',
      'En ligne, ni la couleur ni le toucher ne se devinent.',
      'Et pendant ce temps, des restes parfaits sont jetés ailleurs.',
    ],
    problemYou: [
      'Les belles fournitures se vendent cher, ou par trop grandes quantités.',
      'En ligne, vous ne devinez ni la couleur ni le toucher.',
    ],
    rivals: ['les merceries', 'les grandes enseignes de loisirs', 'la vente entre particuliers'],
    habit: 'puiser dans ses réserves',
    test: 'la part des clients qui commandent une deuxième fois',
    proof: 'nombre de commandes',
    why: [
      'Qui fabrique achète souvent, et montre ce qu’il a fait.',
      'Une matière sauvée de la benne a déjà une histoire à raconter.',
    ],
    tries: [
      'Commencez par un petit métrage ou une petite quantité.',
      'Demandez d’où vient la matière et comment elle se lave.',
    ],
  },
  billing: {
    hooks: [
      'Le travail est fait, la facture est partie, et rien n’arrive.',
      'Réclamer son dû : personne ne se met à son compte pour cela.',
      'Le travail est fait, mais pas payé.',
    ],
    hooksYou: [
      'Combien de vos factures attendent encore d’être payées ?',
      'Quand avez-vous relancé un client pour la dernière fois ?',
      'Votre travail est fait, et payé ?',
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
      'Un animal ne parle pas : il faut apprendre à le lire.',
    ],
    hooksYou: [
      'Savez-vous toujours ce que votre animal essaie de vous dire ?',
      'Votre animal, le comprenez-vous ?',
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
    rivals: ['les animaleries', 'les plateformes de garde', 'l’entourage'],
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
  events: {
    hooks: [
      'Une fête réussie, c’est une fête où personne ne cherche personne.',
      'Tout se prépare pendant des mois et se joue en quelques heures.',
      'Une fête se joue en une journée.',
    ],
    hooksYou: [
      'Le jour venu, voulez-vous accueillir vos invités ou gérer le traiteur ?',
      'Par où commence-t-on, quand tout reste à organiser ?',
      'Une fête à organiser ?',
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
  games: {
    hooks: [
      'Un bon jeu s’explique en deux minutes et se rejoue dix ans.',
      'Autour d’une table, on apprend vite qui sont les autres.',
      'Un bon jeu se rejoue.',
    ],
    hooksYou: [
      'À quand remonte votre dernière soirée sans écran ?',
      'Quel jeu sortez-vous quand personne ne sait quoi faire ?',
      'On joue à quoi, ce soir ?',
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
      'Beaucoup cherchent des moments à partager plus que des objets à ranger.',
    ],
    tries: [
      'Jouez une partie, et dites où vous vous êtes ennuyés.',
      'Mettez-le entre les mains de quelqu’un qui n’aime pas jouer.',
    ],
  },
};
