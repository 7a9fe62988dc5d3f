import { startsWithVowel } from './grammar';
import { misspelt } from './misspelt';

// Words that French has only with their accents, as people type them without.
const unaccented =
  'équipe équipes sécurité société sociétés activité activités qualités facilité mobilité publicité crèche crèches création créations numérique numériques médecin médecins médical médicale hôpital hôpitaux cinéma cinémas téléphone téléphones vidéo vidéos réseau réseaux événement événements expérience expériences économie économies écologie électricité intérêt problème problèmes système systèmes modèle modèles méthode méthodes matériaux vêtement vêtements chèvre légume légumes crème bière bières gâteau gâteaux hôtel hôtels château forêt rivière écran écrans éditeur éducatif éducative éducation éleveur éleveurs enquête réponse réponses réparation réparations récolte récupération récupère régulier régulière réguliers régulièrement préfère précis présent prénom début débutant débutants débutante débutantes décision défi délai délais départ dépense dépenses déchet déchets déménagement département détail détails différent différente différents différence difficulté difficultés durée épicerie épargne équipement équipements étranger étrangers génération général générale grâce idée idées indépendance intégrer intérieur créatif créative liberté lumière matière matières mémoire mémoires métro météo nécessaire période pièce pièces planète précommande précommandes propriétaire propriétaires région régions règle règles réduction rêve réunion réunions séjour séjours sélection séance séances sérieux spécialiste spécialistes spécifique spécifiques stratégie succès télécharger télévision thème thèmes unité université utilité variété vérité véhicule véhicules kilomètre kilomètres mètre mètres février août décembre bénéfice bénéfices bénévole bénévoles créateur créateurs créatrice créatrices coopérative pépinière maraîcher maraîchers boîte boîtes goût goûts coût coûts maître dîner apéro fête fêtes bébé âge âgé opérateur opératrice ingénieur ingénieurs étape étapes élevage échange échanges échanger éviter énergétique énergétiques répare réparé réalise réalisé récent récente protéger protège célèbre médiathèque bibliothèque bibliothèques comptabilité visibilité accessibilité fidélité honnêteté générosité convivialité créativité égalité diversité légèreté fierté santé bien-être être prête prêts intéressé intéressés précarité pénurie ménage ménages célibataire célibataires jardinière cosmétique cosmétiques théâtres musées allergène allergènes protéine protéines céréale céréales diététique diététicien diététicienne kiné kinés infirmières chère chères lycée lycées lycéen lycéens collège collèges collégien collégiens évite réparateur réparateurs école écoles élève élèves étudiant étudiants métier métiers vélo vélos électrique électriques écologique écologiques qualité simplicité proximité équité solidarité théâtre musée énergie matériel âgées âgée âgés handicapé réduire déplacer vérifier dépanner déménager gérer réparer préparer récupérer créer découvrir infirmière indépendants indépendant manière première fréquente café thé bébés déjà très après même prêt préparation préparations relève';

// Participles, of which only another accent than the last is ever left out: « decide » is a verb.
const participles =
  'décidé décidée réparé réparée préparé préparée préparés préparées récupéré récupérée récupérés généré géré étudié déposé développé désigné détaillé réservé réservée réservés réalisé réalisée rénové rénovée décoré dédié dédiée dépanné équipé équipée équipés équipées sécurisé sécurisée spécialisé spécialisée sélectionné sélectionnée sélectionnés téléchargé téléchargée déplacé élevé élevée élevés âgé âgée âgés âgées handicapé rémunéré dégradé détesté hésité mémorisé régénéré différencié hébergé hébergée';

/** Each word with one of its accents left out: « agées », « decidé ». */
function partlyAccented(words: string): [string, string][] {
  return words.split(' ').flatMap((word) =>
    [...word].flatMap((letter, at): [string, string][] => {
      const bare = letter.normalize('NFD').charAt(0);
      const typed = word.slice(0, at) + bare + word.slice(at + 1);
      // « déplace » is a verb.
      const isEnding = letter === 'é' && /^e?s?$/u.test(word.slice(at + 1));
      return bare === letter || isEnding || !/\P{ASCII}/u.test(typed) ? [] : [[typed, word]];
    }),
  );
}

const towns =
  'Montréal Cotonou Dakar Abidjan Bamako Ouagadougou Lomé Niamey Douala Yaoundé Kinshasa Brazzaville Libreville Casablanca Rabat Tunis Alger Antananarivo Quimper Vannes Reims Amiens Poitiers Nîmes Avignon Toulon Bayonne Chambéry Annecy Colmar Mulhouse Béziers Narbonne';

// Places that are nothing else, as people type them in small letters.
const places =
  'Paris Lyon Marseille Toulouse Bordeaux Lille Nantes Rennes Strasbourg Montpellier Grenoble Dijon Angers Limoges Clermont-Ferrand Saint-Étienne Besançon Perpignan Rouen Caen Metz Nancy Brest Lorient Orléans Bretagne Normandie Provence Alsace Corse Occitanie Ardèche Drôme Isère Savoie Jura Vosges Pyrénées Vercors Loire Lozère Corrèze Finistère Morbihan Cantal Luberon Beaujolais Camargue Alpes Cévennes Auvergne Bourgogne Picardie Vendée Gironde Dordogne Aveyron Belgique Suisse Espagne Italie Allemagne Portugal Québec Genève Bruxelles Lausanne';

/** Towns as people type them, in a pattern: « a cotonou » is « à Cotonou ». */
export const cities = `${places.slice(0, places.indexOf(' Bretagne')).replaceAll(' ', '|')}|${towns.replaceAll(' ', '|')}`;

const known: Record<string, string> = {
  ...Object.fromEntries(
    unaccented.split(' ').map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word]),
  ),
  ...Object.fromEntries(partlyAccented(`${unaccented} ${participles}`)),
  ...misspelt,
  ...Object.fromEntries(
    `${places} ${towns}`
      .split(' ')
      .filter((name) => !name.includes('-'))
      .map((name) => [name.toLowerCase(), name]),
  ),
  ...Object.fromEntries(
    `${places} ${towns}`
      .split(' ')
      .filter((name) => !name.includes('-') && /\P{ASCII}/u.test(name))
      .map((name) => [name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''), name]),
  ),
};

/** What to write for a word, by how it was typed in small letters; after an elided article too: « l’ecole ». */
export const corrections: Record<string, string> = {
  ...known,
  ...Object.fromEntries(
    Object.entries(known)
      .filter(([typed, right]) => /^[aeiouyh]/u.test(typed) && startsWithVowel(right))
      .flatMap(([typed, right]) => ['d’', 'l’', 'qu’'].map((elided) => [elided + typed, elided + right])),
  ),
};
