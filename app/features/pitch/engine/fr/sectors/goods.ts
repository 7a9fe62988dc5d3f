import type { SectorLines } from '../sector-lines';

type Goods = 'food' | 'crafts' | 'fashion' | 'beauty' | 'industry' | 'agriculture' | 'energy' | 'building';

export const goodsSectors: Record<Goods, SectorLines> = {
  food: {
    hooks: [
      'Que sait-on vraiment de ce que l’on mange à midi ?',
      'À table, tout le monde veut bien faire, et presque personne n’a le temps.',
      'Lire une étiquette au rayon, qui le fait encore ?',
      'Et ce midi, on mange quoi ?',
    ],
    hooksYou: [
      'Vous est-il arrivé de reposer un produit faute de comprendre l’étiquette ?',
      'Il est midi, vous avez faim : que reste-t-il de vos bonnes intentions ?',
      'Et ce midi, on mange quoi ?',
    ],
    problem: [
      'Bien manger demande du temps, de la confiance et un prix qui passe.',
      'Entre le prix, le goût et la provenance, il faut sans cesse renoncer à quelque chose.',
      'Alors on achète par habitude, faute de mieux.',
    ],
    problemYou: [
      'Bien manger demande du temps, et vos journées n’en laissent guère.',
      'Entre le prix, le goût et la provenance, vous devez sans cesse renoncer à quelque chose.',
    ],
    rivals: ['les grandes marques', 'les artisans du quartier', 'le fait maison'],
    habit: 'garder les mêmes achats chaque semaine',
    test: 'le rachat après une première dégustation',
    proof: 'nombre de clients',
    why: [
      'Ce que l’on mange se décide chaque jour : une bonne habitude gagnée dure longtemps.',
      'L’origine d’un produit compte de plus en plus au moment de choisir.',
    ],
    tries: [
      'Goûtez d’abord, lisez l’étiquette ensuite : les deux comptent.',
      'Comparez avec ce que vous avez dans le placard : le goût, la liste, la provenance.',
    ],
  },
  crafts: {
    hooks: [
      'Qui a fabriqué l’objet que vous tenez en main ? Le plus souvent, personne ne sait.',
      'Un bel objet se garde, se répare et se transmet. Le reste se jette.',
      'Qui a fait ce que vous tenez ?',
    ],
    hooksYou: [
      'Combien d’objets, chez vous, ont encore une histoire ?',
      'Vous cherchez un objet qui dure, et qui ne ressemble pas à celui du voisin ?',
      'Qui a fait ce que vous tenez ?',
    ],
    problem: [
      'Les objets de série se ressemblent et vieillissent mal.',
      'Le travail de la main existe encore, mais il est difficile à trouver et à comparer.',
      'Faute de le voir, on finit par acheter le premier objet venu.',
    ],
    problemYou: [
      'Les objets de série se ressemblent, et vous les remplacez trop tôt.',
      'Le travail de la main existe encore, mais où le trouver ?',
    ],
    rivals: ['les objets de série', 'les créateurs vendus en ligne', 'les marchés d’artisans'],
    habit: 'acheter ce que propose le premier magasin',
    test: 'le prix que l’on accepte pour une pièce faite à la main',
    proof: 'nombre de pièces vendues',
    why: [
      'Un geste qui ne trouve plus d’acheteurs finit par disparaître.',
      'La réparation et le durable reviennent dans les choix d’achat.',
    ],
    tries: [
      'Prenez une pièce en main, retournez-la, cherchez le défaut.',
      'Demandez comment elle est faite : la réponse tient en quelques gestes.',
    ],
  },
  fashion: {
    hooks: [
      'Ouvrez une armoire : combien de vêtements y sont encore portés ?',
      'Un vêtement peut tenir des années, encore faut-il qu’il soit fait pour cela.',
      'Un vêtement peut durer des années.',
    ],
    hooksYou: [
      'Une armoire pleine, et rien à porter : cela vous parle ?',
      'Combien de vos vêtements passeront l’hiver prochain ?',
      'Un vêtement peut durer des années.',
    ],
    problem: [
      'On achète souvent, on porte peu, et la qualité déçoit vite.',
      'Savoir où et comment un vêtement a été fait reste presque impossible en boutique.',
      'Le prix bas se paie plus tard, au moment de racheter.',
    ],
    problemYou: [
      'Vous achetez un vêtement, et quelques lavages suffisent à le fatiguer.',
      'En boutique, difficile de savoir où et comment il a été fait.',
    ],
    rivals: ['les enseignes à petit prix', 'la seconde main', 'les marques de créateurs'],
    habit: 'porter ce que l’on a déjà',
    test: 'le taux de retour et le second achat',
    proof: 'nombre de pièces vendues',
    why: [
      'La façon d’acheter des vêtements change, et les marques sans preuve perdent la confiance.',
      'Un vêtement que l’on garde fait revenir son acheteur.',
    ],
    tries: [
      'Regardez les coutures, l’envers et l’étiquette : presque tout s’y lit.',
      'Portez une pièce pendant une semaine sans y penser, puis décidez.',
    ],
  },
  beauty: {
    hooks: [
      'Combien de flacons dorment, à moitié pleins, dans une salle de bains ?',
      'Qui comprend la liste d’ingrédients au dos d’une crème ?',
      'Moins de flacons, c’est possible.',
    ],
    hooksYou: [
      'Comprenez-vous tout ce que vous mettez sur votre peau ?',
      'Combien de flacons dorment dans votre salle de bains ?',
      'Moins de flacons, cela vous tente ?',
    ],
    problem: [
      'Les promesses se ressemblent et les listes d’ingrédients découragent.',
      'On essaie, on se lasse, on jette, puis on recommence.',
      'Une peau sensible, elle, ne pardonne pas les essais.',
    ],
    problemYou: [
      'Les promesses se ressemblent, et vous ne savez plus à laquelle vous fier.',
      'Vous essayez, vous vous lassez, vous jetez.',
    ],
    rivals: ['les grandes marques de cosmétique', 'les parapharmacies', 'les recettes maison'],
    habit: 'garder le même produit depuis des années',
    test: 'la tolérance et le rachat après un flacon',
    proof: 'nombre de clients',
    why: [
      'La confiance dans ce que l’on met sur sa peau se gagne avec des preuves.',
      'Moins de produits, mieux choisis : l’habitude s’installe.',
    ],
    tries: [
      'Lisez la liste d’ingrédients à voix haute : si un mot vous arrête, demandez.',
      'Essayez sur une petite zone, attendez, puis jugez.',
    ],
  },
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
      'Les factures arrivent trop tard pour changer quoi que ce soit.',
      'Les bonnes solutions existent, mais le choix est technique et l’engagement long.',
      'Résultat : on remet la décision à plus tard.',
    ],
    problemYou: [
      'Votre facture arrive trop tard pour changer quoi que ce soit.',
      'Les solutions existent, mais le choix est technique et l’engagement long.',
    ],
    rivals: ['les fournisseurs installés', 'les installateurs du coin', 'les gestes du quotidien'],
    habit: 'payer la facture sans la regarder',
    test: 'l’économie d’une année entière',
    proof: 'nombre de sites équipés',
    why: [
      'Les prix bougent et les règles se durcissent : attendre devient un choix coûteux.',
      'Une ressource épargnée l’est chaque année.',
    ],
    tries: [
      'Prenez vos dernières factures, et refaisons le calcul ensemble.',
      'Demandez ce que cela donne l’hiver, et qui intervient en cas de panne.',
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
