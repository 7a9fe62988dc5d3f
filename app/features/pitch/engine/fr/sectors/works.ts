import type { SectorLines } from '../sector-lines';

type Works = 'industry' | 'agriculture' | 'energy' | 'building';

/** Sectors of sites, fields and machines. */
export const workSectors: Record<Works, SectorLines> = {
  industry: {
    hooks: [
      'Que coûte une ligne de production quand elle s’arrête sans prévenir ?',
      'Dans un atelier, un détail mal réglé finit toujours par se voir.',
      'Une ligne arrêtée coûte chaque minute.',
    ],
    hooksYou: [
      'Votre ligne s’arrête sans prévenir : combien de temps perdez-vous ?',
      'Dans votre atelier, quel est l’arrêt que vous redoutez le plus ?',
      'Votre ligne arrêtée coûte chaque minute.',
    ],
    problem: [
      'Les pannes, les rebuts et les réglages mangent la marge sans bruit.',
      'Les équipes le savent, mais elles manquent de temps et de mesures fiables.',
      'Remplacer tout le matériel n’est presque jamais possible.',
    ],
    problemYou: [
      'Les pannes, les rebuts et les réglages mangent votre marge sans bruit.',
      'Remplacer tout votre matériel n’est presque jamais possible.',
    ],
    rivals: ['les grands équipementiers', 'les intégrateurs', 'le bricolage de l’atelier'],
    habit: 'attendre la panne pour intervenir',
    test: 'le gain sur une première ligne',
    proof: 'nombre de sites équipés',
    why: [
      'Produire près de ses clients redevient un choix, à condition de tenir les coûts.',
      'Chaque heure gagnée en atelier se retrouve dans le prix de vente.',
    ],
    tries: [
      'Essayez sur la machine qui vous donne le plus de souci.',
      'Faites-le tester par l’équipe qui s’en servira, pas seulement par les achats.',
    ],
  },
  agriculture: {
    hooks: [
      'Une saison se joue parfois en quelques jours. Encore faut-il les voir venir.',
      'Sur une ferme, qui a le temps de faire autre chose que le plus urgent ?',
      'Au champ, l’attente se paie.',
    ],
    hooksYou: [
      'Sur votre ferme, quelle décision prenez-vous encore au jugé ?',
      'La saison est courte : où perdez-vous du temps ?',
      'Au champ, l’attente se paie.',
    ],
    problem: [
      'Le temps, l’eau et la main-d’œuvre manquent au même moment.',
      'Les prix se décident loin de la ferme, et les risques restent dessus.',
      'Changer de méthode en pleine saison est un pari.',
    ],
    problemYou: [
      'Le temps, l’eau et les bras vous manquent au même moment.',
      'Changer de méthode en pleine saison est un pari.',
    ],
    rivals: ['les coopératives', 'les fournisseurs habituels', 'l’expérience transmise'],
    habit: 'refaire comme la saison précédente',
    test: 'le résultat d’une saison complète',
    proof: 'nombre d’exploitations',
    why: [
      'Le climat change les calendriers, et les anciennes règles ne suffisent plus.',
      'Ce qui est gagné au champ reste à la ferme.',
    ],
    tries: [
      'Essayez sur une parcelle, gardez la voisine comme avant, et comparez.',
      'Parlez-en à un voisin : deux avis valent mieux qu’un.',
    ],
  },
  energy: {
    hooks: [
      'Qui sait, au moment où il la dépense, ce que coûte son énergie ?',
      'Ce que l’on jette aujourd’hui manquera demain, et tout le monde le sait.',
      'Où part l’énergie que l’on paie ?',
    ],
    hooksYou: [
      'Savez-vous, ce mois-ci, où part votre énergie ?',
      'Votre facture monte, et rien n’explique pourquoi ?',
      'Où part l’énergie que vous payez ?',
    ],
    problem: [
      'On paie d’abord, on comprend ensuite, et parfois jamais.',
      'Les bonnes solutions existent, mais le choix est technique et l’engagement long.',
      'Résultat : on remet la décision à plus tard.',
    ],
    problemYou: [
      'Vous payez d’abord, vous comprenez ensuite, et parfois jamais.',
      'Les solutions existent, mais le choix est technique et l’engagement long.',
    ],
    rivals: ['les fournisseurs installés', 'les installateurs du coin', 'les petits gestes'],
    habit: 'continuer comme avant',
    test: 'l’économie d’une année entière',
    proof: 'nombre de sites équipés',
    why: [
      'Les prix bougent et les règles se durcissent : attendre devient un choix coûteux.',
      'Une économie d’énergie revient chaque année.',
    ],
    tries: [
      'Sortez vos dernières factures : le calcul se fait dessus.',
      'Demandez au bout de combien de temps la différence se voit.',
    ],
  },
  building: {
    hooks: [
      'Un chantier en retard commence presque toujours par un détail oublié.',
      'Se loger, construire, rénover : qui trouve cela simple ?',
      'Un chantier, combien de surprises ?',
    ],
    hooksYou: [
      'Votre chantier a pris du retard, et personne ne sait dire pourquoi ?',
      'Des travaux à prévoir, et vous ne savez par où commencer ?',
      'Un chantier, combien de surprises ?',
    ],
    problem: [
      'Trop d’intervenants, trop de papiers, et personne qui voie l’ensemble.',
      'Les surprises se découvrent sur place, quand elles coûtent le plus.',
      'Chacun se protège, et le client paie l’attente.',
    ],
    problemYou: [
      'Trop d’intervenants, trop de papiers, et vous au milieu.',
      'Les surprises se découvrent sur place, quand elles coûtent le plus.',
    ],
    rivals: ['les entreprises du bâtiment', 'les plateformes de devis', 'le bouche-à-oreille'],
    habit: 'remettre les travaux à plus tard',
    test: 'le délai et le coût tenus sur un premier chantier',
    proof: 'nombre de chantiers',
    why: [
      'Le parc existant doit être rénové, et les bras sont comptés.',
      'Un logement bien fait se voit sur des dizaines d’années de charges.',
    ],
    tries: [
      'Demandez à voir un chantier, pas une plaquette.',
      'Comparez deux devis ligne à ligne, et faites préciser ce qui n’y est pas.',
    ],
  },
};
