/** Briefs of two to four sentences, of both kinds. */
export const longerOffers = `
food | product | les gourmands | Nous préparons des sauces piquantes fermentées. Trois piments, du sel, rien d’autre. 900 pots vendus sur les marchés.
food, meals | service | salariés | Une cantine d’entreprise livrée en bocaux. Les plats sont cuisinés la veille à Pantin. 14 bureaux nous commandent chaque semaine.
crafts | product | particuliers | Je tourne des bols en frêne dans mon garage. Chaque bol est unique. Je les vends 35 € sur les marchés.
fashion | product | cyclistes | Rouleau fabrique des imperméables pour cyclistes. Le tissu vient de Troyes. Garanti cinq ans.
beauty | product | hommes barbus | Une huile pour la barbe. Quatre ingrédients, aucun parfum de synthèse. 12 € le flacon.
education | service | lycéens de terminale | Nous préparons les lycéens à l’oral du bac. Trois séances avec un comédien. 240 élèves l’an dernier.
lessons, education | service | adultes | Apprendre à coudre un vêtement en un week-end. Huit places par stage. Machines fournies.
tourism | offer | familles sans voiture | Des voyages en train vers des fermes qui accueillent. Tout est réservé en une fois. 60 familles parties l’été dernier.
mobility | service | habitants de la vallée | Une navette électrique à la demande. Elle relie douze hameaux à la gare. On la réserve par téléphone.
energy | service | copropriétés | Nous posons des panneaux solaires sur les toits d’immeubles. La copropriété ne paie rien. Le courant est vendu aux habitants.
finance | product | étudiants étrangers | Un compte bancaire pour étudiants étrangers. Ouvert en dix minutes. Sans justificatif de domicile.
building | service | propriétaires | On rénove des granges. Un seul interlocuteur, du plan aux finitions. 23 chantiers livrés à l’heure.
agriculture | product | éleveurs | Un collier qui prévient l’éleveur avant le vêlage. 40 fermes l’utilisent. Abonnement de 6 € par vache.
culture | project | les habitants | Un cinéma itinérant pour les villages sans salle. 60 séances par an. On cherche un projectionniste.
association | project | bénévoles | Notre association relie des bénévoles et des personnes isolées. Une visite par semaine. 130 binômes dans la Creuse.
health, software | product | patients diabétiques | Une application qui aide les patients diabétiques à doser leur insuline. Étude clinique en cours au CHU de Lille.
childcare, services | service | parents isolés | Des nounous qui se relaient la nuit. Pour les parents qui travaillent en trois-huit. Agrément obtenu en mars.
pets | service | maîtres pressés | Nous promenons les chiens du quartier. Deux sorties par jour, en petit groupe. 48 chiens inscrits.
games | product | familles | Un jeu de société sur les volcans. Une partie dure vingt minutes. 300 précommandes.
repair, mobility | service | cyclistes | On répare les vélos devant votre bureau. Le camion passe tous les mardis. Révision à 40 €.
none | service | familles | Nous numérisons les vieux films de famille. La bobine revient avec une clé. On a sauvé un mariage de 1962 filmé dans un restaurant.
none | service | PME | Veille sur les brevets. Un ingénieur lit pour vous. Nos clients sont des usines, des laboratoires et une brasserie.
none | product | gens pressés | Un parapluie qui ne se retourne pas. Né un soir de festival. Vendu en pharmacie et en librairie.
none | service | boulangers | Nous affûtons les lames de pétrins et de trancheuses. Passage tous les deux mois. 70 boulangeries servies.
none | service | éleveurs de chiens | Je peins des portraits d’animaux. D’après photo. Livrés en trois semaines dans une caisse en bois.
none | concept | voyageurs | Un oreiller de voyage gonflé par le train lui-même. L’idée vient d’un trajet Paris-Nice. Rien n’existe encore.
none | service | communes | Nous effaçons les graffitis avec de la glace carbonique. Ni sable ni solvant. 15 communes nous appellent.
none, crafts | product | anciens élèves | Je transforme des pupitres d’école en établis. Chaque pièce garde ses gravures. 14 vendus.
none, crafts, fashion | product | motards | Nous recyclons des pneus en ceintures. Boucles en acier. Deux ateliers, un à Clermont et un à Dakar.
none, agriculture | product | agriculteurs | Un banc qui pèse les tracteurs en roulant. Précis à 20 kg. Trois coopératives le testent.
none | service | avocats | Nous retranscrivons les audiences. Une personne, pas une machine. 24 heures de délai.
none | project | étudiants en médecine | Un chœur d’étudiants en médecine. Répétition le mardi à l’hôpital. 50 voix.
none | service | théâtres, écoles, mairies | Nous réparons les rideaux de scène. Sur place, en une nuit. 31 salles équipées.
none | product | bars | Un jeu de fléchettes silencieux. La cible est en soie de porc. 200 bars équipés.
none | service | assureurs | Nous retrouvons les fuites d’eau sans casser. Un gaz, un capteur, une heure. 900 fuites trouvées en 2025.
none | service | particuliers | Un écrivain raconte votre vie en cent pages. Dix entretiens, à la maison ou au café. 40 livres imprimés.
none | project | riverains | Baignade dans la rivière de la ville. On nettoie, on mesure, on ouvre trois pontons. La mairie prête un terrain.
none, mobility | concept | navetteurs | Et si les péniches transportaient les gens le matin ? Un quai tous les deux kilomètres. Le canal est vide à cette heure.
none | service | éditeurs de jeux | Nous testons les règles de vos jeux. Vingt tables d’inconnus. Un rapport en dix jours.
none | product | enseignants | Une craie qui ne fait pas de poussière. Fabriquée à partir de coquilles d’huîtres. 60 écoles l’ont essayée.
`;
