import type { OfferCategory } from '../../pitch';
import type { Sector } from '../sectors';
import type { dailyNiches } from './sectors/daily-niches';
import type { homeNiches } from './sectors/home-niches';
import type { leisureNiches } from './sectors/leisure-niches';
import type { supportNiches } from './sectors/support-niches';
import type { sharingNiches } from './sectors/sharing-niches';
import type { tradeNiches } from './sectors/trade-niches';

export type Niche =
  | keyof typeof dailyNiches
  | keyof typeof homeNiches
  | keyof typeof leisureNiches
  | keyof typeof supportNiches
  | keyof typeof tradeNiches
  | keyof typeof sharingNiches;

type Clue = {
  niche: Niche;
  /** What is sold, from its noun on; or, with `does`, what is done. */
  sells?: RegExp;
  does?: RegExp;
  /** Words of the whole definition: with a public or a sector only. */
  cue?: RegExp;
  audience?: RegExp;
  not?: RegExp;
  notAudience?: RegExp;
  within?: Sector[];
  categories?: OfferCategory[];
};

/** What tells a niche, in order: the first that fits wins. */
export const nicheClues: Clue[] = [
  {
    niche: 'practice',
    audience:
      /\b(?:pharmac\w*|medecins?|infirmi\w*|soignante?s?|kines?|kinesitherapeutes?|dentistes?|sages-femmes|orthophonistes?|hopita\w*|cliniques?|ehpad)\b/u,
    not: /\b(?:garde|creche|formation|loge\w*|coaching|yoga)\b/u,
    notAudience: /\b(?:enfants?|patients?|familles?|proches)\b/u,
    within: ['health', 'software'],
  },
  {
    niche: 'trade',
    audience:
      /^(?:(?:les|des) )?(?:petite?s |jeunes )?(?:chefs?|restaurants?|restaurateurs?|hotels?|hoteliers?|boutiques?|commerces?|commercants?|entreprises?|pme|bureaux|mairies|communes|collectivites|traiteurs?|boulangeri?e?r?s?|cavistes?|epiceries?|salons? de coiffure|coiffeurs?|architectes?|artisans?|detaillants?)\b/u,
    not: /\b(?:atelier|cours|formation|seminaires?|travaux|chantiers?|renov\w*|lou\w{1,3}|location|traiteur|buffets?)\b/u,
    within: ['food', 'crafts', 'fashion', 'beauty'],
  },
  {
    niche: 'trade',
    audience:
      /^(?:(?:les|des) )?(?:pompes funebres|constructeurs?|macons?|menuisiers?|charpentiers?|industriels?|fabricants?|distributeurs?|restaurants?|hotels?|boutiques?|commercants?|entreprises?|pme)\b/u,
    not: /\b(?:appli\w*|logiciel|plateforme|travaux|chantiers?|renov\w*|panne|capteur)\b/u,
    within: ['general', 'building', 'energy', 'health', 'industry'],
    categories: ['product', 'project'],
  },
  {
    niche: 'rental',
    sells:
      /^(?:location|pret|bibliotheque) (?:en ligne )?(?:de |d'|des )(?:\w+ )?(?:robes?|costumes?|outils?|outillage|vetements?|tenues?|objets?|jouets?|jeux|deguisements?|tentes?|vaisselle|skis?|materiel|appareils?|poussettes?|instruments?)\b/u,
    does: /^(?:lou\w+|pret\w+) .{0,20}\b(?:robes?|costumes?|outils?|vetements?|tenues?|objets?|jouets?|jeux|deguisements?|tentes?|vaisselle|skis?|instruments?)\b/u,
    notAudience:
      /\b(?:bureaux|entreprises?|theatres?|compagnies?|restaurants?|festivals?|hotels?|artisans?|chantiers?|ecoles?)\b/u,
    within: ['fashion', 'crafts', 'general', 'culture', 'education'],
    not: /\b(?:appartements?|logements?|chambres?|bureaux|salles?|motos?|voitures?|velos?|vehicules?|scooters?|trottinettes?|camions?)\b/u,
  },
  {
    niche: 'place',
    sells:
      /^(?:ancien(?:ne)? \w+ en )?(?:cafe associatif|bar associatif|tiers[- ]lieux?|lieu de vie|jardins? partages?|maison de quartier|cantine solidaire|epicerie associative|local partage)\b/u,
  },
  {
    niche: 'training',
    cue: /\b(?:form(?:e|ent|ons|er|ation|ations)|reconversion|apprentissage)\b/u,
    audience:
      /\b(?:demandeurs? d'emploi|chomeurs?|sans emploi|en reconversion|en insertion|decrocheurs?|refugie\w*)\b/u,
  },
  {
    niche: 'lessons',
    notAudience:
      /\b(?:eleves?|collegiens?|lyceens?|ecoliers?|enfants?|etudiant\w*|ecoles?|enseignant\w*|parents?|apprentis?|universite\w*|entreprises?|rh|drh)\b/u,
    not: /\b(?:yoga|pilates|gym\w*|natation|escalade|fitness|boxe|aquagym|ecole|college|lycee|soutien scolaire|eleves?|examens?|mathemat\w*)\b/u,
    within: ['education'],
  },
  {
    niche: 'billing',
    cue: /\b(?:impaye|retards? de paiement|se faire payer|recouvrement (?:amiable|de (?:creances|factures|loyers))|relances?\b.{0,40}\b(?:client|facture))/u,
    not: /\b(?:pieces|documents|justificatifs)\b/u,
    within: ['finance', 'services', 'software', 'building', 'crafts', 'general'],
  },
  {
    niche: 'pets',
    sells:
      /^(?:croquettes?|friandises?|patees?|toilett\w+|pension\w*|gardes?|garderie|promenades?|promeneu\w+|educat\w+|comportementalist\w+|osteopathe?|colliers?|laisses?|harnais|gamelles?|niches?|arbres? a|jouets?|coussins?|litieres?|taxis?|soins?|alimentation|nourriture|friandises|assurances?|mutuelles?|hotel|photograph\w+|application|appli|plateforme|services?) .{0,30}\b(?:chiens?|chats?|chiots?|chatons?|animaux(?: de compagnie)?|canine?s?|felins?)\b|^(?:cabinet |clinique )?veterinair\w+/u,
    does: /^(?:promen|gard|toilett|eduqu|soign|nourri|fais du toilettage)\w* .{0,25}\b(?:chiens?|chats?|chiots?|animaux)\b/u,
    not: /\bchats? en ligne\b/u,
  },
  {
    niche: 'delivery',
    cue: /^(?:\S+ ){0,8}(?:livraisons?|livr(?:er|e|ent|ons|eurs?)|coursiers?)\b.{0,60}\b(?:velo|restaurants?|restaurateurs?|colis|commerces?|commercants?)|\bplateformes?\b.{0,60}\brestaurateurs?\b.*\blivr|\b(?:cyclo-?logistique|dernier kilometre)\b/u,
    not: /\b(?:personnes agees|repas chauds|epicerie)\b/u,
    within: ['mobility', 'food', 'services', 'general', 'association'],
  },
  {
    niche: 'making',
    cue: /\b(?:tissus?|mercerie|pelotes?|laine a tricoter|fournitures? (?:creatives?|de couture)|loisirs creatifs)\b/u,
    audience: /\b(?:coutur|tricot|brod|createur|creatrice|amateur|bricol)/u,
  },
  {
    niche: 'paperwork',
    sells:
      /^(?:(?:aide|accompagnement|assistance|service|appli\w*|plateforme|permanences?|camion|bus)\b.{0,40})?\b(?:demarches? (?:administratives?|en ligne)|formulaires?|papiers administratifs|dossiers? (?:caf|mdph|retraite)|acces aux droits)\b/u,
    does: /^(?:aid|accompagn|rempli|assist)\w+ .{0,60}\b(?:demarches?|formulaires?|papiers|apres un deces|dossiers?)\b/u,
    within: ['services', 'association', 'general', 'software', 'health'],
  },
  {
    niche: 'housing',
    sells:
      /^(?:(?:appli\w*|plateforme|site|agence|service|reseau|annonces?|recherche|comparateur)\b.{0,60})?\b(?:coloc\w*|(?:appartements?|logements?) (?:meubles?|partages?|etudiants?|a louer|intergenerationnels?)|(?:recherche|trouver|chercher) .{0,15}(?:logement|appartement|chambre|coloc\w*)|locataires|location (?:saisonniere|d'appartements|de logements)|chambres? (?:chez|etudiante|a louer))\b/u,
    does: /^(?:lou|log|heberg|sous-lou)\w* .{0,25}\b(?:appartements?|logements?|chambres?|locataires?)\b/u,
    not: /\b(?:travaux|renov\w*|chantier|construct\w*|isol\w*|copropri\w*|repetition|coworking|expositions?)/u,
    within: ['general', 'building', 'education', 'software', 'services', 'tourism'],
  },
  {
    niche: 'family',
    sells:
      /^(?:velos? (?:enfants?|pour enfants?)|draisiennes?|poussettes?|porte-bebes?|sieges? auto|lits? bebe)\b/u,
    categories: ['product', 'offer'],
  },
  {
    niche: 'table',
    sells:
      /^(?:(?:nous|je|on) \w+ )?(?:une? |notre |mon |le |la )?(?:restaurant|bistrot|bistro|food truck|pizzeria|creperie|guinguette|brasserie(?! artisanale)|cantine(?! scolaire|s? d'entreprise)|salon de the|cafe(?= (?:ou|dans|qui|sur|culturel|litteraire|de quartier|de village|chantant)|,|$))\b/u,
    not: /\b(?:associatif|repar\w*|logiciel|appli\w*|distribut\w*|frigo)\b/u,
    within: ['food', 'general', 'association'],
  },
  {
    niche: 'drinks',
    sells:
      /^(?:petite )?(?:brasserie artisanale|microbrasserie|brasseur|bieres?|cidres?|vins?|rhums?|whisky|gins?|spiritueux|liqueurs?|limonades?|sirops?|kombucha|jus de \w+|distiller\w+)\b/u,
    does: /^(?:brass|distill|vinifi)\w+ /u,
    not: /\b(?:ruches?|abeilles|cours|atelier|ateliers|formation|degustations?|bar|restaurant|cave a|visites?|appli\w*|logiciel|site)\b/u,
    within: ['food', 'general', 'agriculture', 'crafts'],
    categories: ['product', 'offer', 'project', 'concept'],
  },
  {
    niche: 'events',
    audience: /\b(?:receptions?|mariages?|evenements?|seminaires?)\b/u,
    within: ['services', 'culture', 'food'],
  },
  {
    niche: 'meals',
    sells:
      /^(?:repas|plats? (?:prepares?|cuisines?|du jour)|traiteur|portage de repas|livraison de (?:repas|plats))\b/u,
    does: /^(?:livr|cuisin|prepar|port)\w* .{0,25}\b(?:repas|plats)\b/u,
    not: /\b(?:mariage|evenement|biscuit)/u,
    within: ['food', 'health', 'services', 'mobility', 'general'],
  },
  {
    niche: 'care',
    sells:
      /^(?:visites?|aides?|maintien|accompagnement|accueil|repit|maison (?:de repit|partagee)|garde|service|appli\w*|boitier|telephone|bracelet|teleassistance|relais|presence|compagnie)\b.{0,60}\b(?:aidants?|repit|a domicile des? |personnes? agees?|parents? ages?|seniors? (?:isoles?|dependants?)|perte d'autonomie)\b/u,
    does: /^(?:visit|aid|accompagn|veill|rend|relay|accueill|soula)\w* .{0,40}\b(?:aidants?|personnes? agees?|parents? ages?)\b/u,
    within: ['health', 'association', 'services', 'general', 'software'],
    notAudience: /\b(?:gestionnaires?|direct\w+|collectivites|mairies|communes|ehpad|residences?)\b/u,
  },
  {
    niche: 'care',
    audience: /\b(?:enfants de parents|aidants?|parents? (?:tres )?ages?|proches (?:ages?|dependants?))\b/u,
    within: ['health', 'association', 'services', 'general', 'software'],
  },
  {
    niche: 'childcare',
    sells:
      /^(?:gardes? (?:partagee )?d'enfants?|(?:micro-?)?creches?|baby-?sitt\w+|nounous?|(?:appli\w*|service|plateforme|reseau)\b.{0,30}\b(?:garde d'enfants|baby-?sitt\w+|nounous?))/u,
    does: /^gard\w+ .{0,12}enfants/u,
    not: /\b(?:chauff|logiciel|appli)/u,
    within: ['services', 'education', 'general', 'software', 'association', 'health'],
    notAudience: /\b(?:gestionnaires?|creches?|direct\w+|collectivites|mairies|communes|entreprises?)\b/u,
  },
  {
    niche: 'commerce',
    sells:
      /^(?:epicerie(?! fine)|superette|(?:camion|boutique|magasin|commerce) (?:itinerante?|ambulante?|mobile))\b/u,
    within: ['food', 'mobility', 'services', 'general'],
  },
  {
    niche: 'youth',
    sells:
      /^(?:local|lieu|maison|foyer|club|espace|salles?|cafe|skatepark|accueil|soirees?|endroit|sorties?)\b.{0,80}\b(?:adolescente?s?|ados?|jeunes de \d+)\b/u,
    within: ['culture', 'association', 'general', 'crafts', 'mobility'],
  },
  {
    niche: 'repair',
    sells:
      /^(?:(?:appli\w*|plateforme|service|atelier|camion|garage|reseau|site)\b.{0,50})?\brepar\w*\b.{0,30}\b(?:velos?|telephones?|smartphones?|electromenager|ordinateurs?|appareils?|trottinettes?|chaudieres?|machines? a)\b/u,
    does: /^(?:repar|depann|retap)\w* .{0,25}\b(?:velos?|telephones?|smartphones?|electromenager|ordinateurs?|appareils?|trottinettes?|chaudieres?|machines? a)\b/u,
    within: ['mobility', 'services', 'general', 'software', 'energy', 'association'],
  },
  {
    niche: 'games',
    sells: /^jeux? (?:\w+ )?(?:de societe|de cartes|de plateau|d'ambiance|cooperatif)/u,
  },
  {
    niche: 'events',
    sells:
      /^(?:mariages?|seminaires?|evenementiel|anniversaires?|wedding|(?:organisation|location de salle|salle|decoration|animation|agence|traiteur|buffets?|dj|planification)\b.{0,30}\b(?:mariages?|evenementiel\w*|evenements?|anniversaires?|seminaires?))\b/u,
    does: /^organis\w+ .{0,20}\b(?:mariages?|evenements? (?:prive|d'entreprise|professionnel)\w*|anniversaires?|seminaires?)\b/u,
    within: ['general', 'services', 'culture', 'food', 'crafts'],
  },
  {
    niche: 'hiring',
    sells:
      /^(?:(?:cabinet|agence|appli\w*|plateforme|site|service|logiciel|videos?|reseau|forum|outil)\b.{0,60})?\b(?:recrutement|candidat(?:s|ures?)?|chercheurs? d'emploi|recruteurs?|embauch\w+|offres? d'emploi)\b/u,
    within: ['general', 'services', 'software', 'education'],
  },
  {
    niche: 'sport',
    sells:
      /^(?:(?:cours|seances?|ecole|stages?|salle|club|coach\w*|studio|programme|appli\w*|entrainements?)\b.{0,25})?\b(?:sporti(?:f|ve)s? a domicile|coach(?:ing)? sportif|yoga|pilates|fitness|running|musculation|salle de sport|boxe|natation|gym\w*|escalade|aquagym|renforcement|course a pied)\b/u,
    does: /^(?:donn|anim|coach|entrain)\w* .{0,25}\b(?:yoga|pilates|renforcement|gym\w*|boxe|natation)\b/u,
    not: /\b(?:tapis|chaussures?|tenues?|sacs?|prises?)\b/u,
    within: ['general', 'services', 'software', 'education', 'health'],
  },
  {
    niche: 'family',
    audience:
      /^(?:(?:les|des|aux|tous|jeunes|futurs|nouveaux|primo) )*(?:parents?|mamans?|papas?|meres|peres|familles (?:avec|de)|assistantes? maternelles?)\b|\benfants? de parents\b/u,
    cue: /\b(?:bebes?|enfants?|parents?|famil\w+|tout-petits?|nourrissons?|naissances?|biberons?|veilleuses?|poussettes?|doudous?|jouets?|couches?|siestes?|devoirs|grossesse|allait\w+|repas|chevet|dorm\w+)\b/u,
    not: /\b(?:college|lycee|eleve|scolaire|velo|gourde|sac|cartable|bouteille|trousse|vetement|jeu)/u,
    within: ['general', 'crafts', 'software', 'energy'],
  },
  {
    niche: 'home',
    sells:
      /^(?:gourde|bouteille|cartable|trousse|lampe|luminaire|meuble|canape|etagere|decoration|vaisselle|linge de maison|rangement)s?\b(?! (?:frontale|torche|de poche|ancien))/u,
    not: /\b(?:a la main|fait main|faits? mains?|artisan\w*|tourne\w*|mon atelier|notre atelier)\b/u,
    within: ['general', 'crafts', 'energy'],
  },
];
