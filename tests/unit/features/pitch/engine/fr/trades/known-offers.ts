/** Offers whose trade the engine has lines for: `true of it | category | used by | description`. */
export const knownOffers = `
food | product | les gourmands | Des biscuits salés à la farine de pois chiche
food | product | tout le monde | confitures de figues cuites au chaudron, pots de 220 g
food | product | les familles | Chocolat noir sans sucre ajouté, fabriqué à Bayonne
food, trade | product | les épiceries fines | Un vinaigre de cidre vieilli deux ans en fût
food, drinks | product | les amateurs de café | Nous torréfions du café éthiopien
food | product | les sportifs | Barres de céréales aux fruits secs
food | product | les habitants du village | Mon pain au levain cuit au feu de bois
food, agriculture | product | les familles de Nantes | Nos fromages de chèvre affinés en cave
drinks, food | product | les bars de la région | Bières brunes brassées en montagne
drinks, food | product | adultes | Un sirop de sureau sans colorant
drinks, food | product | les amateurs | Cidre brut de pommes anciennes
meals, food | service | les salariés du quartier | Traiteur : nous livrons des plats cuisinés le midi
meals, food, care | service | les retraités | Portage de repas à domicile, cuisinés le matin même
table, food | project | les voisins | Un restaurant coréen de trente couverts
table, food | offer | les passants | Food truck de galettes bretonnes
table, food, place | project | les habitants | une guinguette au bord de la Loire
commerce, food | project | les habitants de Mazières | Une épicerie coopérative dans l’ancien presbytère
commerce, food | service | les retraités sans voiture | Épicerie ambulante qui passe dans onze hameaux
crafts | product | les amateurs de thé | Des théières en grès tournées à la main
crafts | product | particuliers | Bijoux en argent recyclé
crafts | product | adultes | Bougies parfumées coulées à Lyon
crafts, home | product | jeunes couples | Lampes de chevet en bois tourné
crafts | product | cuisiniers amateurs | Je forge des couteaux de cuisine
crafts | product | musiciens | Luthier, je fabrique des violons d’étude
crafts, home | product | particuliers | Meubles en chêne faits sur mesure
crafts, fashion | product | les femmes | Maroquinerie : des sacs en cuir végétal
home, crafts | product | étudiants | Une lampe de bureau dont chaque pièce se remplace
home, energy | product | locataires | Canapé en kit, livré dans trois cartons
fashion | product | les hommes de grande taille | Chemises sur mesure pour hommes de plus de deux mètres
fashion, family | product | jeunes parents | Vêtements d’enfants en coton biologique
fashion | product | les femmes | Jupes plissées cousues à Roubaix
fashion | product | marcheurs | Des chaussures qui se ressemellent
fashion, rental | service | invitées de mariage | Location de robes de soirée
fashion | offer | étudiantes | Friperie en ligne de vêtements des années 90
beauty | product | peaux sensibles | Une crème pour les mains à la cire d’abeille
beauty | product | cheveux bouclés | Shampoing solide sans sulfate
beauty | product | adultes | Déodorant en stick rechargeable
beauty | product | adultes | Parfums composés de cinq plantes de Grasse
beauty | service | femmes actives | Institut de beauté à domicile
health | service | patients opérés du genou | Rééducation à domicile par un kiné, suivie en vidéo
health | product | personnes amputées | Une prothèse de main imprimée en 3D
health, practice, software | product | médecins généralistes | Un logiciel qui rédige les courriers des médecins après la consultation
health | service | patients | Téléconsultations de dermatologie
care, health, services | service | enfants de parents âgés | Visites quotidiennes aux personnes âgées qui vivent seules
care, health, association | project | aidants familiaux | Une maison de répit pour les aidants
childcare, services, education | service | parents de nuit | Garde d’enfants en horaires décalés
childcare, services, education | project | familles du quartier | une micro-crèche ouverte dès 5 h 30
sport, education | service | seniors | Cours de yoga sur chaise
sport, education | service | débutants | École d’escalade en plein air
sport | service | les femmes après une grossesse | Coach sportif, je donne des séances de renforcement au parc
pets, services | service | propriétaires de chats | Garde de chats à domicile
pets, food | product | propriétaires de chiens | Croquettes pour chiens aux insectes
pets | service | maîtres de chiens | Toilettage canin en camion
culture | project | les habitants du Perche | Un festival de musique de chambre dans les granges
culture | project | les familles | Théâtre de marionnettes qui joue dans les cours d’immeuble
culture | project | les curieux | Un musée de la radio
culture | offer | le grand public | Concerts de jazz chez l’habitant
education | service | lycéens | Soutien scolaire en physique par visioconférence
lessons, education | service | adultes débutants | Cours de piano à domicile pour adultes
lessons, education, crafts | offer | adultes | Stages de poterie d’un week-end
education, lessons, software | product | adultes | Une application pour apprendre le breton
education | service | collégiens en difficulté | Tutorat de mathématiques par des étudiants
training, education | project | demandeurs d’emploi | Une formation de cordiste pour demandeurs d’emploi
tourism | offer | citadins | Séjours en cabane sans électricité dans le Jura
tourism | offer | familles | Un gîte de groupe en Ardèche
tourism | service | touristes | Visites guidées du vieux Lyon par ses habitants
tourism | offer | marcheurs | Randonnées avec un âne
mobility | service | salariés | Covoiturage domicile-travail entre entreprises voisines
mobility, rental | service | touristes | Location de vélos électriques
mobility | project | villageois | Autopartage de trois voitures dans un village
repair, mobility | service | cyclistes | Réparation de vélos à domicile
repair, services | service | particuliers | Je répare les téléphones sur rendez-vous
delivery, mobility | service | les commerçants du centre | Livraison à vélo pour les commerçants
energy | product | propriétaires | Panneaux solaires à poser soi-même
energy | product | copropriétés | Un composteur collectif à manivelle
energy, building | service | propriétaires | Isolation des combles en ouate de cellulose
finance | product | jeunes actifs | Une application d’épargne qui arrondit les achats
finance | service | agriculteurs | Courtier en assurance pour les exploitations
finance, housing, building | service | primo-accédants | Comparateur de crédits immobiliers
billing, finance | service | artisans | Relance de factures impayées pour les artisans
services | service | familles | Ménage à domicile avec des produits naturels
services, building | service | particuliers | Plombier, dépannage en une heure
paperwork, services | service | retraités | Aide aux démarches administratives à domicile
building | service | propriétaires | Rénovation de façades en pierre
building | service | particuliers | Entreprise de charpente, nous construisons des maisons en bois
housing, building | service | étudiants | Une plateforme de colocation entre étudiants
housing | offer | jeunes travailleurs | Chambres à louer chez des retraités
agriculture | product | maraîchers | Une sonde d’humidité du sol pour les maraîchers
agriculture, industry | product | vignerons | Robot qui désherbe les vignes
industry | product | responsables de maintenance | Capteurs de vibrations pour machines-outils
industry, software | product | usines | Logiciel de maintenance pour lignes de production
software | product | petites entreprises | Un logiciel de gestion des stocks
software, billing, finance | product | artisans | Logiciel de devis et factures
games | product | familles | Un jeu de cartes sur les oiseaux
games | product | amis | Jeu de plateau coopératif, 2 à 4 joueurs
association | project | bénévoles | Des maraudes à vélo pour les sans-abri
association | project | réfugiés | Une association qui accompagne les réfugiés dans leurs papiers
events | service | futurs mariés | Organisation de mariages en petit comité
events | service | entreprises | Séminaires d’entreprise dans une abbaye
hiring, services | service | restaurateurs | Cabinet de recrutement pour la restauration
youth, association, culture | project | adolescents | Un local pour les adolescents, ouvert le soir
rental | service | particuliers | Location d’outils entre voisins
place, association | project | habitants du quartier | Un café associatif avec une bibliothèque
making, fashion, crafts | product | couturières amateurs | Coupons de tissus de fin de série
food | product | coureurs | Des gels énergétiques au miel
food, trade | product | restaurants | Champignons cultivés dans un parking
drinks, food | offer | amateurs | Abonnement mensuel à trois vins naturels
crafts | product | adultes | Tapis tissés à la main au Maroc
fashion | product | femmes enceintes | Pantalons de grossesse réglables
beauty | product | adultes | Baume à lèvres à la cire d’abeille
health | service | patients | Suivi à distance des insuffisants cardiaques
childcare, services | service | parents | Baby-sitting d’urgence en une heure
sport | service | retraités | Aquagym en mer
pets | product | chats d’appartement | Arbre à chat en carton
culture | project | habitants | Cirque itinérant de poche
education, lessons | service | adultes | Cours d’arabe dialectal en petits groupes
tourism | offer | familles | Chambres d’hôtes dans un ancien moulin
mobility | service | employés | Vélos de fonction pour les salariés
energy | service | propriétaires | Installation de pompes à chaleur
finance | product | couples | Un compte commun pour les colocataires
services | service | retraités | Petit bricolage à domicile
building | service | propriétaires | Constructeur de maisons en paille
agriculture | product | éleveurs | Un distributeur de fourrage pour petits troupeaux
industry | service | PME industrielles | Maintenance prédictive de presses d’usine
software | product | cabinets comptables | Un logiciel qui classe les factures des clients
association | project | bénévoles | Collecte alimentaire devant les supermarchés
hiring, software | service | saisonniers | Site d’offres d’emploi saisonnières
games | product | ados | Un jeu de cartes d’énigmes
commerce, food | project | villageois | Superette coopérative dans une gare
food | product | familles | Des soupes fraîches en bouteille
crafts | product | particuliers | Céramiste, je fais des assiettes émaillées à la cendre
fashion | product | enfants | Chaussettes dépareillées tricotées dans les Vosges
beauty | product | femmes | Sérum visage au raisin
education, lessons | service | retraités | Cours d’informatique pour retraités
mobility | service | parents | Pédibus et vélobus scolaires
tourism | offer | couples | Nuits en refuge sur une île
finance | service | familles | Assurance obsèques claire
building | service | propriétaires | Couvreur, je répare les toits d’ardoise
health | product | patients | Un pansement qui change de couleur en cas d’infection
culture | project | habitants | Une chorale ouverte à ceux qui chantent faux
pets | service | maîtres absents | Pension pour chats
hiring, services | product | PME | Une plateforme de recrutement sans CV
repair | service | habitants | Je répare l’électroménager à domicile
drinks, food | product | bars | Limonade au thym
`;
