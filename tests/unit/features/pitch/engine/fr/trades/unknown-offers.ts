/** Offers of trades the engine has no lines for, or whose words are those of another trade. */
export const unknownOffers = `
none | service | restaurants | Dératisation sans poison
none | service | familles en deuil | Nous entretenons des tombes au cimetière
none | service | entreprises | Traduction juridique de brevets
none, services | service | avocats | Sténotypie d’audience
none | product | sourds | Un réveil qui vibre sous l’oreiller
none | product | marins | Une ancre pliante pour petits voiliers
none | service | notaires | Recherche d’héritiers pour les notaires
none | product | apiculteurs | Balance connectée pour ruches
none, agriculture | product | apiculteurs | Un piège à frelons asiatiques
none | service | restaurants | Photographies de plats pour les cartes
none | service | hôtels | Blanchisserie de draps à l’eau froide
none, agriculture | service | agriculteurs | Drones loués pour filmer les parcelles
none | product | cyclistes | Une alarme cachée dans le guidon
none, mobility | product | cyclistes | Casque pliable qui tient dans une poche
none | service | vignobles | Nous dessinons des étiquettes de bouteilles
none, trade | product | restaurants | Pailles en tige de blé
none, trade | product | boulangers | Farine de bois pour litières
none, trade | product | banques | Coffres-forts anciens restaurés
none, crafts, home, trade | product | hôtels | Des bancs publics en béton
none | product | pêcheurs | Leurres de pêche au bar
none | service | les écoles | Nettoyage de cours d’école à la vapeur
none | service | riverains | Curage de cours d’eau
none, tourism | service | touristes | Consigne à bagages dans les commerces
none | product | chasseurs de champignons | Guide des champignons imprimé sur papier imperméable
none, culture | project | lecteurs | Une maison d’édition de poésie
none, culture | offer | lecteurs | Abonnement à un magazine sur la mer
none | product | mélomanes | Platine vinyle réparable
none | service | théâtres | Location de projecteurs de théâtre
none, culture | product | musiciens | Un accordeur qui se pince sur la guitare
none | service | musées | Transport d’œuvres d’art sous vide
none | service | festivals | Toilettes sèches pour festivals
none | service | organisateurs de concerts | Gobelets consignés lavés par des salariés en insertion
none | service | particuliers | Ma voisine la lune : lecture de tarot par téléphone
none | product | enfants | La Ferme des mots : un livre pour les petits lecteurs
none | service | PME | La Boulangerie du web : agence de référencement
none, software | product | développeurs | Pain au chocolat, une bibliothèque de composants
none | service | start-up | Le Potager : bureau d’études en propriété intellectuelle
none | service | dirigeants | Médecin des entreprises en crise : conseil en redressement
none | service | managers | Un cours d’eau tranquille : médiation entre associés
none | product | particuliers | Un écran plat posé sur chevalet
none | product | particuliers | Volets fermés par une télécommande
none | service | communes | Comptage des piétons par caméra
none | service | communes | Entretien de cimetières sans pesticide
none | product | pompiers | Une lance qui mesure son débit
none | product | gendarmes | Éthylotest à usage multiple
none | service | particuliers | Détective privé, filatures et enquêtes
none | service | particuliers | Généalogie familiale sur trois siècles
none, services | service | particuliers | Déménagement de pianos
none | service | particuliers | Accordeur de pianos
none | service | familles | Vidage de maisons après un décès
none | product | fumeurs | Cendrier de poche
none | product | campeurs | Tente de toit pour petites voitures
none, mobility | product | campeurs | Remorque de camping tirée par un vélo
none, home | product | randonneurs | Gourde filtrante pour boire l’eau des torrents
none | product | surfeurs | Planches de surf en liège
none, sport | product | grimpeurs | Prises d’escalade en résine recyclée
none | product | joueurs d’échecs | Une pendule d’échecs en laiton
none, software | product | éleveurs | Une application qui reconnaît les vaches à leur visage
none | product | infirmières | Semelles qui soulagent une journée debout
none, health | product | malentendants | Boucle magnétique portable
none, health | product | diabétiques | Étui qui garde l’insuline au frais
none, fashion | product | infirmiers | Blouses taillées pour les petites statures
none, services | service | médecins | Secrétariat téléphonique pour cabinets
none | service | hôpitaux | Stérilisation de matériel par camion
none, trade | product | cavistes | Une cave à vin sans compresseur
none, trade | product | brasseurs | Étiquettes qui se décollent des bouteilles de bière
none, trade | product | fromagers | Cloches de verre pour vitrines
none, trade | product | boulangers | Sacs à pain sérigraphiés
none | service | boulangeries | Collecte de l’huile usagée des friteuses
none, energy | service | traiteurs | Nous transformons le pain rassis en briques de chauffage
none | project | fermiers | Une radio locale tenue par des fermiers
none | concept | amateurs de vin | Un roman policier dans le milieu du vin
none, culture | project | retraités d’usine | Documentaire sur les ouvrières d’une usine textile
none | project | anciens élèves | Un annuaire des anciens élèves
none | service | écoles | Photographe scolaire
none | service | crèches | Désinfection de jouets
none | service | étudiants | Relecture de mémoires
none | service | compagnies | Costumes loués aux compagnies
none, services | service | propriétaires de gîtes | Conciergerie de clés
none, housing, tourism | service | propriétaires de gîtes | Serrures à code pour gîtes
none | product | plombiers | Un aspirateur à gravats silencieux
none, building, trade | product | maçons | Un niveau laser à énergie solaire
none | service | chantiers | Gardiennage de nuit par des chiens dressés
none | product | électriciens | Testeur de prises de poche
none | service | assureurs | Expertise de tableaux volés
none | product | banques | Distributeur de jetons pour laveries
none | offer | collectionneurs | Timbres rares vendus aux enchères
none | offer | investisseurs | Chevaux de course en parts
none, sport | service | cavaliers | Ostéopathe équin
none | service | communes | Feux d’artifice sans bruit
none, events | service | mariés | Lâchers de bulles pour mariages
none, beauty, health | service | adultes | Salon de tatouage à l’encre végétale
none | service | adultes | Perçage d’oreilles stérile
none, health | service | adultes | Hypnose pour arrêter de fumer
none | service | couples | Agence matrimoniale rurale
none | product | amateurs d’astronomie | Télescope qui pointe tout seul la lune
none | product | jardiniers | Nains de jardin en bronze
none, agriculture | product | jardiniers | Graines de fleurs des champs en boules d’argile
none | offer | bureaux | Location de plantes vertes
none | offer | citadins | Bouquets de fleurs séchées
none, services | service | particuliers | Élagage de grands arbres
none, services | service | piscines privées | Entretien de piscines sans chlore
none, family, home | product | parents | Veilleuse qui raconte des histoires
none, mobility | product | chauffeurs | Housses de siège lavables
none | service | routiers | Douches pour routiers sur les aires
none | project | skieurs | Un remonte-pente à pédales
none, industry | service | industriels | Découpe de pièces au jet d’eau
none | service | imprimeurs | Reliure de thèses en une heure
none | service | marques | Études de marché par téléphone
none, association | project | anciens détenus | Des parloirs pour les pères détenus
none, association | project | prisonniers | Correspondance entre prisonniers et lycéens
none | service | cinémas | Nous sous-titrons des films pour les sourds
none | product | alpinistes | Un piolet qui se démonte
none | service | éditeurs | Correction de romans policiers
none, events | service | mariés | Calligraphie d’enveloppes de mariage
none | product | ostréiculteurs | Un couteau qui ouvre les huîtres sans glisser
none | service | mairies | Restauration de vitraux d’églises
none | service | vétérinaires | Imagerie mobile pour chevaux
none, trade | product | hôtels | Savonnettes moulées au logo de l’hôtel
none | service | agriculteurs | Je fais les films des fermes qui vendent en direct
none | project | lycéens | Une fusée d’un mètre construite pendant l’année
none, agriculture | service | vignerons | Prêt de chevaux de trait
none | product | parents | Un GPS cousu dans le cartable
none | service | notaires | Inventaires de meubles anciens
none | offer | passionnés | Le Café des sciences, une revue trimestrielle
none | service | entreprises | Plantes et murs végétaux pour les halls
none | product | chasseurs | Jumelles de nuit d’occasion
none | service | coureurs | Chronométrage de courses à pied
none | product | dentistes | Fraises de dentiste affûtées
none | service | boulangers | Ramonage de fours à pain
none, building | product | chantiers | Un bracelet qui prévient le grutier
none | service | particuliers | Désamiantage de toits d’écoles
none | concept | villes | Des arrêts de bus qui brumisent
none | product | potiers | Un four à céramique qui tient sur une table
none, crafts | product | luthiers | Colle de poisson pour luthiers
none | service | musées | Moulages de statues
none, food | product | boulangers | Levain déshydraté
none | service | banques | Interprètes en langue des signes au guichet
none | product | voyageurs | Adaptateur de prise universel
none | service | universités | Nous archivons les thèses anciennes
none | project | voisins | Une bourse aux plantes le premier dimanche du mois
none | product | enfants hospitalisés | Marionnettes à coudre pour enfants hospitalisés
none | service | restaurants | Affûtage de couteaux sur place
none | service | marques de mode | Mannequins de vitrine en carton
none | product | astronomes | Une lampe frontale rouge
none | service | familles | Biographies de grands-parents
none | service | particuliers | Rempaillage de chaises
none | service | entreprises | Sophrologie au bureau
none | product | brocanteurs | Une loupe qui photographie les poinçons
none | service | festivals | Gardiens de parking à vélos
none, mobility | product | cyclistes | Des sonnettes de vélo en laiton
none | service | écoles de musique | Je règle les orgues
none | product | viticulteurs | Bouchons en verre
none | service | agriculteurs | Comptabilité de carbone des exploitations
none | product | coiffeurs | Ciseaux pour gauchers
none | service | maisons de retraite | Lecture à voix haute par des comédiens
none | project | village | Four à pain communal
none | product | théâtres | Fausse neige en amidon
none | service | banques | Destruction d’archives
none | service | restaurants | Composition de menus en braille
none | concept | parents | Un bracelet qui chante
none | product | apiculteurs | Cadres de ruche en plastique recyclé
none | service | touristes | Traduction de menus par photo
none | service | hôpitaux | Fresques peintes dans les couloirs d’hôpitaux
none | service | étudiants | Stockage de cartons pendant l’été
none, energy | service | communes | Extinction de l’éclairage public à minuit
none | product | chimistes | Verrerie de laboratoire
none | service | clubs de sport | Marquage de terrains
none | product | musiciens de rue | Un ampli sur roulettes
none | service | éleveurs | Tonte de moutons
none | product | peintres | Toiles de lin prêtes à peindre
none, lessons, education | service | restaurants | Formation de nappes en origami
none | product | cuisiniers | Une balance qui parle
none | service | viticulteurs | Analyse de sols par étudiants
none | product | pilotes de drones | Mallette solaire pour batteries
none | service | parents d’élèves | Ramassage de poux sans produit
none | product | bricoleurs | Chevilles en bois compressé
none | service | communes | Recensement des arbres
none | product | boulistes | Boules de pétanque gravées
none | service | compagnies aériennes | Recyclage de gilets de sauvetage
none, food | product | abeilles | Sirop de nourrissement pour ruches
none | service | propriétaires de bateaux | Hivernage de voiliers
none | service | cinéastes | Repérage de lieux de tournage
none | service | marchés | Location de barnums
none | product | écoles | Horloges sans tic-tac
none | service | professeurs de danse | Musique jouée en direct
none | product | kinés | Tables de massage pliantes
none | service | patients | Taxi pour fauteuils roulants
none | project | adolescents | Un bateau construit par des adolescents
none | service | notaires | Mesurage de terrains
none | product | automobilistes | Chaînes à neige en tissu
none | product | bébés | Berceau en carton
none, finance | service | associations | Assurance vélo pour bénévoles
none | product | coiffeurs | Capes en papier de riz
none | service | commerçants | Enseignes peintes à la main
none | concept | voyageurs | Un banc de gare chauffant
none | product | pâtissiers | Moules en cuivre
none, food, trade | service | entreprises | Chocolats gravés au laser
none | service | particuliers | Cartes du ciel de naissance
none | product | collectionneurs | Voitures miniatures en étain
none | service | mairies | Parc de vélos d’eau
none | product | dormeurs | Couvertures lestées
none, finance | service | musées | Assurance de tableaux
none | service | agences | Pains de dynamite factices pour décors
none | product | plongeurs | Montre de profondeur
none | project | jeunes | Ferme de serveurs informatiques
none | service | étudiants | Cours annulés : une alerte par SMS
none | service | malades | Perruques en cheveux naturels
none | product | ruraux | Antennes relais privées
none | service | seniors | Photos de famille restaurées
none | service | chasseurs | Taxidermie
`;
