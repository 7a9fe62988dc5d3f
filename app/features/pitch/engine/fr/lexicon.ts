import type { Role } from '../read/reading';
import type { Sector } from '../sectors';

/** Cues of what a sentence is about, matched on the folded sentence, in order: the first that matches wins. */
export const roleCues: [Role, RegExp][] = [
  [
    'ask',
    /\b(?:nous|je|on) (?:(?:voul\w+|veu\w+|voudr\w+|souhait\w+|aimer\w+) (?:lever|recruter)|cherch\w+|recherch\w+|lev\w+|sollicit\w+|recrut\w+|souhait\w+ (?:lever|recruter|integrer|rejoindre))|^levee (?:de|:)|\blevee de fonds|^il (?:nous |me )?(?:manque|faut) (?:encore )?(?:\d|une?\b|des\b|du\b|de la\b|de l'|deux|trois|quatre|cinq)|\b(?:avons|ai) besoin (?:de|d')/u,
  ],
  [
    'difference',
    /\b(?:contrairement|a la difference|differen\w+ d|a l'inverse|plutot qu|au lieu d|la ou les|alors que|personne d'autre|aucun (?:autre|concurrent)|les? seule?s?\b|premiere?s? (?:a|au|en|de)\b|unique\b|la plupart des)|\b(?:nous|je) n(?:e |')/u,
  ],
  [
    'team',
    /\b(?:fondat\w+|co-?fondat\w+|notre equipe|l'equipe|associes?\b|ans d'experience|anciens? (?:infirmier|ingenieur|enseignant|chef|cadre)|nous sommes (?:deux|trois|quatre|cinq|un|une|des)|je suis)\b/u,
  ],
  [
    'proof',
    /\bprototypes? (?:tourn|fonctionn)|^\d.*\bdeja\b|^\d[\d ]* \w+ en 20\d\d\b|\b(?:divise|multiplie)\w* par \d|\butilise\w* (?:sur|par|dans|chez) \d|\btelecharge\w* (?:par )?\d|\bpass(?:e|ent|ee?s?) de \d[^.]{0,20} a \d|^\d[\d ]* \w+(?: \w+)? (?:participent|testent|essaient|s'entrainent|jouent)\b|\b\d[\d ]* \w+ (?:servi|desservi|accompagne|aide|suivi|equipe|relie)e?s\b|\d[\d ]* (?:kg|kilos?|tonnes?|pots?|paires?|exemplaires|places|unites|bouteilles|litres|boites|billets)\b.{0,30}\b(?:vendue?s|ecoulee?s|distribuee?s)\b(?!.*(?:€|euro))|^\d[\d ]* (?:bars|cavistes|boutiques|epiceries|pharmacies|salons|librairies|hotels|bureaux|mairies|cabinets)\b|\d{3} (?:joueurs|visiteurs)|\b\d+ (?:essais|seances d'essai|demonstrations)\b|\b\d[\d ]* (?:auditeurs|lecteurs|spectateurs|participants|clients|abonnes|inscrits|adherents|utilisateurs|dossiers|ventes|commandes)\b|(?:^|\b(?:avons|ai|a|ont|sont|est|nous)\b.{0,25})\bdeja\b|\b(?:teste\w*|pilotes?|laureat\w*|medaill\w*|notee?s? \d|prix (?:du|de la|national|regional|de l'innovation|coup)|recompens\w*|brevet\w*|certifi\w*|label\w*|satisf\w+|precommand\w*|chiffre d'affaires|revendeurs?|abonnes|inscrits|fideles?|recommand\w+|renouvel\w+|valide\w* par|etude clinique|essai clinique|beneficiaires|en moyenne sur|vendue?s? (?:dans|chez|a) \d+)\b|\d.{0,60}\b(?:ont|avons|sont) (?:\w+ )?\w+(?:e|es|i|is|it|u|us)\b|\b(?:avons|ont|a) (?:deja |ete )?\w{2,}(?:e|i|u|is|it)\b.{0,40}\d|^\d+ \w+ \w+(?:e|es|ee|ees)\b|^(?:(?:plus de |pres de |deja )?\d[\d ]*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) \w+(?: \w+)? (?:interesse|partenaire|pilote|inscrit|abonne|equipe|forme|signe|conqui|depose|accepte|installe|vendu|repare|realise|livre)\w*|\d.{0,50}\b(?:nous|me|m'|les|la|le|l') ?(?:utilis|suiv|test|achet|command|adopt|recommand|soutienn|choisiss|font confiance|font travailler|essai|vend|distribu|emploi)\w*|\b(?:ai|avons|a|ont) (?:deja )?(?:signe|vendu|plante|forme|convaincu|equipe|accueilli|repare|installe|collecte) .{0,30}\d|^\d[\d ]* (?:dossiers|ventes|commandes|livraisons|repas|seances|telechargements|visites|precommandes|missions|reparations|interventions|abonnes|lecteurs|joueurs actifs|participants|adherents|inscrits|beneficiaires)\b|\bsur 10\b|\d[\d .,]*(?:%|clients?|utilisat\w+|familles|ventes|commandes|adherent\w*|membres|magasins|points de vente|ecoles|entreprises|communes|restaurants|exploitations|patients|eleves|spectateurs|representations|benevoles|ateliers)/u,
  ],
  [
    'problem',
    /\b(?:trop (?:de|cher|long|tard|souvent|peu)|difficil\w+|difficulte\w*|manqu\w+|perd(?:ent|re|u|ons)?\b|gaspill\w*|pein\w+ a|problem\w*|complique\w*|complex\w*|coute\w* cher|n'ont (?:pas|plus)|ne (?:savent|peuvent|trouvent|disposent|sont|font|voient)|n'existe|jet(?:e|ent|es|ee|ees)\b|isole\w*|souffr\w+|galer\w*|impossible\w*|attend(?:ent)?\b|\bpart (?:aujourd'hui )?(?:dans|en)\b|\b(?:une?|deux|trois|quatre|neuf|\d+)(?: \w+){0,3} sur (?:deux|trois|quatre|cinq|six|dix)\b|faute d|brul\w+|chaque annee|penuri\w*|(?<!\b(?:la|de|une|les|des|nos|notre|a) )ferm(?:ent|e|es)\b|renonc\w+|prennent \d+|misere\b|plus cher\b|fauss?e?s\b|arnaque\w*|a la benne|n'ose\w*|epuis\w+|deserts?)\b/u,
  ],
  [
    'model',
    /\d\s*(?:€|euros?)|\b(?:abonnement\w*|par mois|commission\w*|vendus?\b|tarif\w*|loue\w*|location|gratuit\w*|prix de vente|prix libre|quotient familial|pa[iy](?:e|ent) (?:selon|a l'|au|par|une?|ce qu)|coute(?! cher)\b|ht\b)/u,
  ],
  [
    'stage',
    /\b(?:prototyp\w*|beta|lancement|lance\w*|mvp|depuis (?:\d|un|deux|trois|janvier|fevrier|mars|avril|mai|juin|septembre|octobre)|cree\w* en|ouvr\w+ en|phase|en cours de|d'ici)\b/u,
  ],
  [
    'benefit',
    /\b(?:permet\w*|aide\w*|gagn\w+|redui\w+|econom\w+|facilit\w+|evit\w+|simplifi\w+|afin d|grace a|ainsi|en \d+ (?:minutes|secondes|clics|heures|jours)|sans effort|but\b|objectif\b|mission\b)/u,
  ],
];

/** Words that say nothing an investor can check; folded stems, adjectives that can be dropped first. */
export const jargonAdjectives =
  'innovante?s?|revolutionnaires?|disruptive?s?|disruptifs?|unique en son genre|incontournables?|exceptionnel(?:le)?s?|incroyables?|inedite?s?|revolutionnant|scalables?|holistiques?|agiles?|premium|de pointe|dernier cri|next-gen|nouvelle generation|de nouvelle generation|ultime|synergiques?|novatrices?|novateurs?|meilleure?s? du marche|cle en main|clef en main|clé en main|clés en main|cles en main|a forte valeur ajoutee|leaders?|game[- ]?changers?|user[- ]?friendly|full[- ]?stack|data[- ]?driven|cutting[- ]?edge|best[- ]?in[- ]?class|world[- ]?class|a 360°?|360°?|extraordinaires?|geniale?s?|geniaux|ultra-?performante?s?';
export const jargonWords =
  'synergies?|disruption|disrupter|disrupte|revolutionner|revolutionne|revolution|innovation|paradigmes?|ecosysteme|leadership|leader|excellence|mindset|game[- ]?changer|blockchain-native|growth|hack(?:ing)?|empower\\w*|reinvent\\w*|valeur ajoutee|quick wins?|roadmap|bout en bout|win[- ]?win|gagnant-gagnant|numero 1|n°1|le meilleur|la meilleure|les meilleurs|les meilleures|licorne|uberis\\w*|transformation digitale|solutions? globales?|digitalis\\w*|best-of-breed';

/** Terms of a trade that its own public may not use, and a plainer word. */
export const tradeTerms: [RegExp, string, string][] = [
  [/\bsaas\b/u, 'SaaS', 'logiciel en ligne'],
  [/\bmvp\b/u, 'MVP', 'première version'],
  [/\bb2b2?c?\b/u, 'B2B', 'vente aux entreprises'],
  [/\bonboarding\b/u, 'onboarding', 'prise en main'],
  [/\bmachine learning\b/u, 'machine learning', 'calcul qui apprend des exemples'],
  [/\bblockchain\b/u, 'blockchain', 'registre partagé'],
  [/\bapi\b/u, 'API', 'raccord entre logiciels'],
  [/\biot\b/u, 'IoT', 'objets connectés'],
  [/\bkpis?\b/u, 'KPI', 'chiffre à suivre'],
  [/\bworkflows?\b/u, 'workflow', 'enchaînement des tâches'],
  [/\bcloud\b/u, 'cloud', 'en ligne'],
  [/\bdashboards?\b/u, 'dashboard', 'tableau de bord'],
  [/\bfeedbacks?\b/u, 'feedback', 'retour'],
  [/\bmatching\b/u, 'matching', 'mise en relation'],
  [/\bcrowdfunding\b/u, 'crowdfunding', 'financement participatif'],
  [/\bdigital\w*\b/u, 'digital', 'numérique'],
  [/\bgamifi\w*\b/u, 'gamification', 'apprentissage par le jeu'],
];

/** Stems of each sector's words, folded (marks: see `countStems`). */
export const sectorStems: Record<Exclude<Sector, 'general'>, string> = {
  food: 'aliment biscuit restaurant. brasserie_artisanale microbrasserie brasseur distiller torrefac fromager epicerie traiteur cuisinier repas. plat. boulang patiss pain. biere. vin. jus. fromag conserv bocal bocaux cantine. sauce. soupe. chocolat cafe. the. tisane sirop. miel confiture gourm saveur vegan insecte recette snack boisson glace. traiteur food',
  software:
    'logiciel application. appli. saas algorithm ia. intelligence_artificielle api. cloud donnees cybers chatbot site_web web. numerique developpeur automatis tableur facturation outil_en_ligne extension',
  health:
    'sante soin. soign infirm medec medic patient hopita hopital ehpad aidant handicap therap kine orthoped platre. infection. chirurg orthes prothes diabet psych telecons pharmac dependan rehab autis malad agees. clinique douleur',
  crafts:
    'assiette. gres. vaisselle faience porcelaine lampe. luminaire meuble. artisanal ceram potier poterie bois. menuis ebenis cuir maroquin bijou bougie tapiss forge. vannerie relieur reliure savonnerie couteau. luthier fait_main faits_main teinture',
  culture:
    'theatre bibliothe! mediathe! musique concert. spectacle! festival! musee! cinema artiste exposition danse. patrimoine culturel festiv chanson scene.',
  industry:
    'industri usine. machine-outil machines-outils capteur. usinage robot maintenance. production_industrielle metallurg plastur ligne_de_production automate soudure atelier_de_production palette',
  association:
    'association! associatif! benevol! solidar insertion. refug precari sans-abri humanitaire isolement collecte_de mentorat exclusion entraide lien_social maraude',
  education:
    'ecole. eleve. etudiant. enseign professeur. formation. cours. lycee college. universit apprent apprendre pedagog soutien_scolaire scolarite mathemat lecture_a examen orient mooc alternance',
  mobility:
    'velo. voiture. covoitur autopartage trottinette mobilite transport logistique cyclo vehicule. bus. trajet. stationnement parking fret',
  energy:
    'energie. chaleur solaire photovolt eolien batterie. chauff isolation carbone recyclage dechet. compost hydrogene renovation_energ pompe_a_chaleur consommation_electrique reemploi',
  tourism:
    'tourism touris voyag gite. camping. sejour. randonn excursion vacances! visites_guidees! visite_guidee! hebergement guide_de musee_de chambre_d',
  finance:
    'financ banque. bancaire pret. credit. epargne assurance. comptab tresorerie paiement. impaye! relance. se_faire_payer! echeance investisse fiscal budget. impaye microcredit',
  fashion:
    'mode. vetement textile. couture. chaussure. robe. pull. tissu. friperie lingerie jean. coton. lin. laine pret-a-porter',
  beauty:
    'cosmet beaute soin_de_la_peau savon. shampo parfum. maquill peau. cheveu deodorant vernis_a_ongles! douche_solide!',
  services:
    'garde_d! plombier serrurier ramoneur chauffagiste creche. coaching menage conciergerie garde. nounou recrut ressources_humaines nettoyage secretariat service_a_la_personne jardinage depannage evenement demarche. administrati formulaire. traduction secretaire',
  building:
    'batiment immobil logement. chantier. construct maison_neuve maison_individuelle architect beton isol toitur copropri renov loyer. locataire habitat brique beton charpente peinture',
  agriculture:
    'agricult agricol ferme. maraich elevage. eleveur semence. recoltes irrigation vigne. vitic verger. potager. humidite_du_sol serre. tracteur exploitation_agricole cooperative_agricole paysan ruche. velage troupeau. betail parcelle.',
};

/** Finite verbs by which a whole sentence is told from a noun phrase; folded. */
export const finiteVerbs = new RegExp(
  `(?<!\\b(?:la|le|les|une?|de|en|a|sur|des|par|nos|notre|leur|cette|ce|sans|avec|pour|sous) |[ld]')\\b(?:est|sont|ont|c'est|n'est|permet|permettent|aide|aident|propose|proposent|offrent|vend|vendent|fabrique|fabriquent|connecte|connectent|reunit|reunissent|transforme|transforment|remplace|remplacent|accompagne|accompagnent|developpe|veut|veulent|peut|peuvent|doit|doivent|va|vont|fait|font|devient|deviennent|existe|existent|reste|restent|manque|manquent|utilise|utilisent|perd|perdent|jette|jettent|coute|coutent|passe|passent|prend|prennent|trouve|trouvent|achete|achetent|gagne|gagnent|souhaite|souhaitent|fonctionne|detecte|envoie|envoient|repond|repondent|relie|relient|cree|creent|organise|organisent|consiste|sert|servent|vise|met|mettent|rend|rendent|apprend|apprennent|vient|viennent|dit|disent|sait|savent|voit|voient|livre|redonne|recoit|recoivent|choisit|choisissent|suit|suivent|dure|durent|tient|tiennent|recompense|repare|reduit|reduisent|evite|evitent|ferme|ferment|partage|partagent|fournit|assure|garantit|mesure|conserve|accueille|accueillent|commande|commandent|revient|reviennent|part|partent|arrive|arrivent|gere|gerent|chauffe|produit|lit|lisent|ecoute|ecoutent|rejoint|rejoignent|donne|donnent|compte|comptent|augmente|augmentent|attend|attendent|renonce|renoncent|revent|vit|vivent|dorment|jouent|joue|parle|parlent|cherche|cherchent|nait|marche|marchent|protege|nourrit|couvre|nettoie|alerte|previent|planifie|calcule|compare|traduit|stocke|recycle|recyclent|ont|etait|sera|seront|avait|peinent|travaille|travaillent|paie|paient|recommandent|recommande|renouvellent|bloquent|bloque|oublient|oublie|abandonnent|arretent|ignorent|respecte|respectent|contient|contiennent|economise|recupere|prepare|cuisine les|participe|supporte|indique|propose|travaille|construit|enseigne|forme|forment|rapproche|calcule|affiche|choisit|ecrit|imprime|nait|meurt|baisse|monte|grimpe|change|tourne|avance|decide|paye|invente|dessine|loue|prete|rembourse|signe|vieillit|prefere|deteste|aime|observe|constate|touche|concerne|depasse|represente|rapporte|rachete|rachetent|collecte|collectent|trie|trient|installe|installent|distribue|edite|soigne|cultive|coud|loge|heberge|simplifie|soutient|soutiennent)\\b`,
  'u',
);
