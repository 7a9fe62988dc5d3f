import type { SectorLines } from '../sector-lines';

type DailyLife = 'delivery' | 'housing' | 'meals' | 'commerce' | 'drinks' | 'table';

/** Narrower than a sector: what is true of a meal brought home is not true of a jar of jam. */
export const dailyNiches: Record<DailyLife, SectorLines> = {
  delivery: {
    hooks: [
      'Entre la boutique et la porte du client, qui paie vraiment la course ?',
      'Livrer coûte cher à tout le monde, et fait vivre peu de gens.',
      'Qui paie vraiment la course ?',
    ],
    hooksYou: [
      'Sur chaque livraison, que vous reste-t-il une fois la commission payée ?',
      'Vos livraisons, qui les fait ?',
    ],
    problem: [
      'Les grandes plateformes fixent le prix, la commission et les règles.',
      'Le client devient celui de l’application, plus celui de la boutique.',
      'Et celui qui livre change chaque semaine.',
    ],
    problemYou: [
      'Les grandes plateformes fixent le prix, la commission et les règles.',
      'Votre client devient celui de l’application.',
    ],
    rivals: ['les grandes plateformes', 'les livreurs de la maison', 'la vente à emporter'],
    habit: 'accepter la commission',
    test: 'le nombre de courses par heure et par livreur',
    proof: 'nombre de courses par semaine',
    why: [
      'Les villes ferment peu à peu leur centre aux camionnettes.',
      'Un livreur qui reste connaît les rues, les portes et les gens.',
    ],
    tries: [
      'Reprenez vos dernières commissions, et refaites le calcul.',
      'Commencez par les soirs les plus calmes, puis comparez.',
    ],
  },
  housing: {
    hooks: [
      'Une annonce, cinquante réponses, et personne au rendez-vous.',
      'Chercher un toit est devenu un travail à mi-temps.',
      'Une chambre, oui, mais laquelle est vraie ?',
    ],
    hooksYou: ['Combien de visites avez-vous faites pour rien ?', 'Cette annonce, est-elle vraie ?'],
    problem: [
      'Les bonnes annonces partent en une heure, les mauvaises restent.',
      'On envoie un dossier entier à des gens que l’on n’a jamais vus.',
      'Et l’on découvre le quartier, ou les voisins, après avoir signé.',
    ],
    problemYou: [
      'Les bonnes annonces partent avant que vous ayez décroché.',
      'Vous envoyez tout votre dossier à des gens que vous n’avez jamais vus.',
    ],
    rivals: ['les sites d’annonces', 'les agences', 'les groupes sur les réseaux'],
    habit: 'rafraîchir la même page toute la journée',
    test: 'le nombre de logements trouvés en un mois',
    proof: 'nombre de logements proposés',
    why: [
      'Sans logement, on renonce à une formation ou à un emploi.',
      'Là où les loyers montent, partager devient une réponse ordinaire.',
    ],
    tries: [
      'Cherchez votre ville, votre budget, et regardez ce qui sort.',
      'Posez trois questions avant de visiter : les réponses font le tri.',
    ],
  },
  meals: {
    hooks: [
      'Cuisiner pour soi seul, tous les jours : combien de temps tient-on ?',
      'Un repas, c’est aussi une visite dans la journée.',
      'Qui prépare à manger quand on n’en a plus la force ni l’heure ?',
      'Un repas, c’est aussi une visite.',
    ],
    hooksYou: [
      'Cuisiner tous les jours : combien de temps tenez-vous ?',
      'Ce soir, qui prépare à manger chez vous ?',
      'Ce soir, vous cuisinez ?',
    ],
    problem: [
      'Quand cuisiner devient une corvée, on saute un repas, puis deux.',
      'Le plat tout prêt dépanne, mais il lasse vite.',
      'Manger seul, toujours la même chose, finit par couper l’appétit.',
    ],
    problemYou: [
      'Quand cuisiner devient une corvée, on saute un repas, puis deux.',
      'Le plat tout prêt dépanne, mais il lasse vite.',
      'Et manger toujours la même chose finit par couper l’appétit.',
    ],
    rivals: ['les plateformes de livraison', 'le portage de repas municipal', 'les plats du supermarché'],
    habit: 'réchauffer ce qui reste',
    test: 'le nombre de repas commandés chaque semaine',
    proof: 'nombre de repas livrés',
    why: [
      'Bien manger chez soi, c’est souvent ce qui permet d’y rester.',
      'Un repas revient chaque jour : la régularité compte plus que la carte.',
    ],
    tries: [
      'Goûtez un repas, un seul, et comparez avec votre ordinaire.',
      'Regardez ce que vous mangez cette semaine : où cela aurait-il servi ?',
    ],
  },
  commerce: {
    hooks: [
      'Quand le dernier commerce ferme, que reste-t-il sur la place ?',
      'Pour un litre de lait, faut-il vraiment prendre la voiture ?',
      'Plus de commerce, moins de rencontres.',
    ],
    hooksYou: [
      'Pour un litre de lait, devez-vous prendre la voiture ?',
      'À quand remonte votre dernière course faite à pied ?',
      'Votre épicerie, à combien de kilomètres ?',
    ],
    problem: [
      'Faire ses courses prend une demi-journée quand tout est loin.',
      'Ceux qui ne conduisent pas dépendent des autres pour manger frais.',
      'Et quand un commerce ferme, on se croise moins.',
    ],
    problemYou: [
      'Faire vos courses prend une demi-journée quand tout est loin.',
      'Et sans voiture, vous dépendez des autres pour manger frais.',
    ],
    rivals: ['les grandes surfaces', 'la livraison à domicile', 'les marchés'],
    habit: 'faire le plein de courses en voiture',
    test: 'le panier moyen après quelques mois',
    proof: 'nombre de clients réguliers',
    why: [
      'Un commerce proche se fréquente chaque semaine, s’il est régulier.',
      'Là où il n’y a plus de boutique, on remarque vite celle qui revient.',
    ],
    tries: [
      'Faites vos courses une fois de cette façon, et comparez le temps, le prix et le goût.',
      'Dites ce qui manque dans le rayon : c’est ainsi qu’il se remplit.',
    ],
  },
  drinks: {
    hooks: [
      'Une bonne bouteille fait parler autour de la table. Une mauvaise aussi.',
      'Qui sait d’où vient ce qu’il y a dans son verre ?',
      'Et dans le verre, qu’y a-t-il ?',
    ],
    hooksYou: [
      'Savez-vous d’où vient ce qu’il y a dans votre verre ?',
      'Qu’ouvrez-vous quand des amis passent ?',
      'Qu’est-ce que je vous sers ?',
    ],
    problem: [
      'Les mêmes grandes marques occupent presque tout le rayon.',
      'L’étiquette raconte une histoire, et dit peu de la façon de faire.',
      'Un petit producteur ne se découvre qu’en le goûtant.',
    ],
    problemYou: [
      'Devant le rayon, toutes les étiquettes vous racontent une histoire.',
      'Un petit producteur ne se découvre qu’en le goûtant.',
    ],
    rivals: ['les grandes marques', 'les autres producteurs', 'le rayon du supermarché'],
    habit: 'reprendre la même bouteille',
    test: 'la part de ceux qui en recommandent',
    proof: 'nombre de bouteilles vendues',
    why: [
      'L’origine d’un produit compte de plus en plus au moment de choisir.',
      'Un goût que l’on reconnaît se redemande.',
    ],
    tries: [
      'Goûtez d’abord, posez vos questions ensuite.',
      'Demandez comment c’est fait, et par qui : la réponse doit être courte.',
    ],
  },
  table: {
    hooks: [
      'On se souvient d’un repas pour ce qu’il y avait dans l’assiette, et autour.',
      'Où mange-t-on bien, par ici ? La question revient toutes les semaines.',
      'Une adresse se garde, ou se partage.',
    ],
    hooksYou: ['Quelle est la dernière table où vous avez eu envie de revenir ?', 'Ce soir, vous sortez ?'],
    problem: [
      'Les cartes se ressemblent, et les enseignes aussi.',
      'On retourne au même endroit, faute de mieux.',
    ],
    problemYou: [
      'Les cartes se ressemblent, et les enseignes aussi.',
      'Une sortie ratée coûte le même prix qu’une belle.',
    ],
    rivals: ['les restaurants du quartier', 'les chaînes', 'les plats livrés'],
    habit: 'retourner au même endroit',
    test: 'le nombre de ceux qui reviennent dans le mois',
    proof: 'nombre de couverts par semaine',
    why: ['Une bonne table fait vivre une rue.', 'Un repas dont on parle amène le suivant.'],
    tries: [
      'Venez une fois, un soir ordinaire : c’est le vrai test.',
      'Laissez-vous conseiller un plat que vous ne connaissez pas.',
    ],
  },
};
