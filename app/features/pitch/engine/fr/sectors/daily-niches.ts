import type { SectorLines } from '../sector-lines';

type DailyLife = 'delivery' | 'housing' | 'meals' | 'commerce' | 'youth' | 'family' | 'home' | 'repair';

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
      'On achète beaucoup, on essaie, et peu de choses servent vraiment.',
    ],
    problemYou: [
      'Les conseils se contredisent, et votre enfant ne ressemble à aucun autre.',
      'Vos journées sont pleines avant même d’avoir commencé.',
      'On achète beaucoup, et peu de choses servent vraiment.',
    ],
    rivals: ['les marques connues', 'les conseils trouvés en ligne', 'la famille'],
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
      'Prenez l’objet en main, manipulez-le, cherchez ce qui céderait en premier.',
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
