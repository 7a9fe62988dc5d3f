// Words that French has only with their accents, as people type them without.
const unaccented =
  'équipe équipes sécurité société sociétés activité activités qualités facilité mobilité publicité crèche crèches création créations numérique numériques médecin médecins médical médicale hôpital hôpitaux cinéma cinémas téléphone téléphones vidéo vidéos réseau réseaux événement événements expérience expériences économie économies écologie électricité intérêt problème problèmes système systèmes modèle modèles méthode méthodes matériaux vêtement vêtements chèvre légume légumes crème bière bières gâteau gâteaux hôtel hôtels château forêt rivière écran écrans éditeur éducatif éducative éducation éleveur éleveurs enquête réponse réponses réparation réparations récolte récupération récupère régulier régulière réguliers régulièrement préfère précis présent prénom début débutant débutants débutante débutantes décision défi délai délais départ dépense dépenses déchet déchets déménagement département détail détails différent différente différents différence difficulté difficultés durée épicerie épargne équipement équipements étranger étrangers génération général générale grâce idée idées indépendance intégrer intérieur créatif créative liberté lumière matière matières mémoire mémoires métro météo nécessaire période pièce pièces planète précommande précommandes propriétaire propriétaires région régions règle règles réduction rêve réunion réunions séjour séjours sélection séance séances sérieux spécialiste spécialistes spécifique spécifiques stratégie succès télécharger télévision thème thèmes unité université utilité variété vérité véhicule véhicules kilomètre kilomètres mètre mètres février août décembre bénéfice bénéfices bénévole bénévoles créateur créateurs créatrice créatrices coopérative pépinière maraîcher maraîchers boîte boîtes goût goûts coût coûts maître dîner apéro fête fêtes bébé âge âgé opérateur opératrice ingénieur ingénieurs étape étapes élevage échange échanges échanger éviter énergétique énergétiques répare réparé réalise réalisé récent récente protéger protège célèbre médiathèque bibliothèque bibliothèques comptabilité visibilité accessibilité fidélité honnêteté générosité convivialité créativité égalité diversité légèreté fierté santé bien-être être prête prêts intéressé intéressés précarité pénurie ménage ménages célibataire célibataires jardinière cosmétique cosmétiques théâtres musées allergène allergènes protéine protéines céréale céréales diététique diététicien diététicienne kiné kinés infirmières lycée lycées lycéen lycéens collège collèges collégien collégiens évite réparateur réparateurs école écoles élève élèves étudiant étudiants métier métiers vélo vélos électrique électriques écologique écologiques qualité simplicité proximité équité solidarité théâtre musée énergie matériel âgées âgée âgés handicapé réduire gérer réparer préparer récupérer créer découvrir infirmière indépendants indépendant manière première fréquente café thé bébés déjà très après même prêt préparation préparations relève';

// Words misspelt in other ways, and what people write in messages.
const misspelt: Record<string, string> = {
  alimentere: 'alimentaire',
  veu: 'veut', vien: 'vient', temp: 'temps', pr: 'pour', ds: 'dans', bcp: 'beaucoup', tt: 'tout', pb: 'problème',
  pbs: 'problèmes', qd: 'quand', svt: 'souvent', ki: 'qui', ke: 'que', jms: 'jamais', aplication: 'application',
  aplications: 'applications', appication: 'application', aplis: 'applis', apli: 'appli', dévelope: 'développe',
  proposont: 'proposons', propozon: 'proposons', permais: 'permet', permèt: 'permet', permmet: 'permet',
  resto: 'restaurant', restos: 'restaurants', gaspilage: 'gaspillage', gaspiage: 'gaspillage',
  alimentère: 'alimentaire', entreprisse: 'entreprise', entreprisses: 'entreprises', entrprise: 'entreprise',
  qualitee: 'qualité', transparance: 'transparence', transparançe: 'transparence', facillement: 'facilement',
  facilment: 'facilement', raccomandé: 'recommandé', connection: 'connexion', connections: 'connexions',
  personalisé: 'personnalisé', personalisée: 'personnalisée', personalisés: 'personnalisés', acceuil: 'accueil',
  acceuille: 'accueille', acceuillir: 'accueillir', parmis: 'parmi', malgres: 'malgré', malgrès: 'malgré',
  plusieur: 'plusieurs', toujour: 'toujours', beaucoups: 'beaucoup', biensur: 'bien sûr', quartié: 'quartier',
  artisants: 'artisans', interressés: 'intéressés', interressé: 'intéressé', interessés: 'intéressés',
  conaissance: 'connaissance', language: 'langage', notament: 'notamment', recement: 'récemment',
  déstiné: 'destiné', cuisto: 'cuisinier', mamans: 'mères', developpe: 'développe', developper: 'développer',
  developpement: 'développement', developpeur: 'développeur', developpeurs: 'développeurs', dévellopement: 'développement',
  vetments: 'vêtements', professionel: 'professionnel', professionels: 'professionnels', profesionnel: 'professionnel',
  adherant: 'adhérent', adherants: 'adhérents', addresse: 'adresse',
  apartement: 'appartement', apartements: 'appartements', environement: 'environnement', gouter: 'goûter',
  traffic: 'trafic', magazin: 'magasin', magazins: 'magasins', profeseur: 'professeur',
  commercant: 'commerçant', commercants: 'commerçants', hopital: 'hôpital',
  rapidemment: 'rapidement', abonement: 'abonnement', abonements: 'abonnements', comunication: 'communication',
  comunauté: 'communauté', ameliorer: 'améliorer', amelliorer: 'améliorer', reservation: 'réservation',
  reservations: 'réservations', reserver: 'réserver', reserve: 'réserve', repare: 'répare', reparent: 'réparent',
  pates: 'pâtes', cuisiniere: 'cuisinière', francais: 'français', francaise: 'française', francaises: 'françaises',
  france: 'France', garcon: 'garçon', garcons: 'garçons', lecon: 'leçon', lecons: 'leçons', facon: 'façon',
  facons: 'façons', recoit: 'reçoit', recu: 'reçu', recus: 'reçus', ca: 'ça', soeur: 'sœur', soeurs: 'sœurs',
  oeuvre: 'œuvre', oeuvres: 'œuvres', oeuf: 'œuf', oeufs: 'œufs', coeur: 'cœur',
};

/** What to write for a word, by how it was typed in small letters. */
export const corrections: Record<string, string> = {
  ...Object.fromEntries(
    unaccented
      .split(' ')
      .map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word]),
  ),
  ...misspelt,
};
