import type { SectorLines } from '../sector-lines';

type Trade = 'trade' | 'practice';

/** Where those it is for buy for their work, what is true of a household is not. */
export const tradeNiches: Record<Trade, SectorLines> = {
  trade: {
    hooks: [
      'Quand on achète pour son métier, une erreur se paie devant le client.',
      'Un bon fournisseur se remarque le jour où un autre fait défaut.',
      'Un fournisseur, cela se choisit.',
    ],
    hooksYou: [
      'Votre fournisseur habituel : quand l’avez-vous comparé pour la dernière fois ?',
      'Quand un produit vous déçoit, qui le voit en premier ? Votre client.',
      'Que pensent vos clients de ce que vous achetez ?',
    ],
    problem: [
      'Le moins cher revient plus cher une fois livré en retard ou à refaire.',
      'Changer de fournisseur fait peur : les habitudes, les délais, les quantités.',
    ],
    problemYou: [
      'Le moins cher revient plus cher une fois livré en retard ou à refaire.',
      'Changer de fournisseur fait peur : les habitudes, les délais, les quantités.',
    ],
    rivals: ['les grossistes', 'les fournisseurs en place', 'les achats en ligne'],
    habit: 'repasser commande au même endroit',
    test: 'la deuxième commande d’un même client',
    proof: 'nombre de clients professionnels',
    why: [
      'Entre gens du métier, un bon fournisseur se dit vite.',
      'Un client qui achète pour son métier revient tant que la qualité tient.',
    ],
    tries: [
      'Commencez par une petite quantité, en service réel, et voyez ce qu’en disent vos équipes.',
      'Faites préciser les délais, les minimums et ce qui se passe en cas de casse.',
    ],
  },
  practice: {
    hooks: [
      'Soigner, c’est aussi vérifier, noter, rappeler. Et tout cela prend du temps.',
      'Dans une journée de soin, quelle minute est vraiment à perdre ?',
      'Dans le soin, chaque minute compte.',
    ],
    hooksYou: [
      'Dans votre journée, quelle part passe à vérifier, noter, rappeler ?',
      'Qu’est-ce qui vous éloigne le plus de vos patients ?',
    ],
    problem: [
      'La charge augmente, les équipes non, et l’attention finit par se fatiguer.',
      'Une vérification faite trop vite peut coûter cher à un patient.',
      'Les outils ne manquent pas, mais ils se parlent peu.',
    ],
    problemYou: [
      'La charge augmente, les équipes non, et l’attention finit par se fatiguer.',
      'Les outils ne manquent pas, mais ils se parlent peu.',
    ],
    rivals: ['les logiciels métier', 'les contrôles à la main', 'l’expérience de chacun'],
    habit: 'vérifier de mémoire',
    test: 'l’usage réel dans une équipe, un jour chargé',
    proof: 'nombre d’équipes équipées',
    why: [
      'Une heure rendue au soin profite à tout le monde.',
      'Entre confrères, un outil qui marche se recommande vite.',
    ],
    tries: [
      'Essayez un jour chargé : c’est là que cela se juge.',
      'Faites-le voir à un confrère, et demandez-lui ce qui manque.',
    ],
  },
};
