import type { OfferCategory } from '../../pitch';
import type { Reading } from '../read/reading';
import type { Sector } from '../sectors';
import { fold } from '../words';
import { definingText, ownWords } from './sector';
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

/** The niche of a brief in French, when its words and its sector agree on one. */
export function nicheOf({ sector, brief, offer, quotedLang }: Reading): Niche | undefined {
  if (quotedLang !== undefined) return undefined;
  const said = definingText(offer);
  const description = ownWords(said === '' ? brief.description : `${offer.lead ?? ''} ${said}`);
  const usedBy = fold(brief.usedBy);
  return niches.find(
    ({ cue, audience, not, notAudience, within, categories }) =>
      within?.includes(sector) !== false &&
      categories?.includes(brief.category) !== false &&
      !notAudience?.test(usedBy) &&
      (cue === undefined || cue.test(description)) &&
      (audience === undefined || audience.test(usedBy)) &&
      !not?.test(description),
  )?.niche;
}

type Clue = {
  niche: Niche;
  cue?: RegExp;
  audience?: RegExp;
  not?: RegExp;
  notAudience?: RegExp;
  within?: Sector[];
  categories?: OfferCategory[];
};

// In order: the first that fits wins.
const niches: Clue[] = [
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
    cue: /\b(?:lou(?:e|ent|ons|er)|location|en pret|bibliotheque d'objets)\b/u,
    within: ['fashion', 'crafts', 'general', 'culture', 'education'],
    not: /\b(?:appartements?|logements?|chambres?|bureaux|salles?|motos?|voitures?|velos?|vehicules?|scooters?|trottinettes?|camions?)\b/u,
  },
  {
    niche: 'place',
    cue: /\b(?:cafe associatif|bar associatif|tiers[- ]lieux?|lieu de vie|jardins? partages?|maison de quartier|cantine solidaire|epicerie associative|local partage)\b/u,
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
    not: /\b(?:ecole|college|lycee|soutien scolaire|eleves?|examens?|mathemat\w*)\b/u,
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
    cue: /\b(?:chiens?|chats\b|(?:mon|son|votre|un|du|au) chat\b|chiots?|animaux de compagnie|toilett\w+ (?:canin|pour)|veterinair\w+)\b/u,
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
    cue: /\b(?:demarches? (?:administratives?|en ligne)|formulaires?|papiers administratifs|apres un deces|succession|dossiers? (?:caf|mdph|retraite)|acces aux droits)\b/u,
    within: ['services', 'association', 'general', 'software', 'health'],
  },
  {
    niche: 'housing',
    cue: /\b(?:coloc\w*|appartements?|locataires?|loyers?|location saisonniere|logements? etudiants?|chambres? (?:chez|etudiante|a louer))\b/u,
    not: /\b(?:travaux|renov\w*|chantier|construct\w*|isol\w*|copropri\w*|repetition|coworking|expositions?)/u,
    within: ['general', 'building', 'education', 'software', 'services', 'tourism'],
  },
  {
    niche: 'family',
    cue: /\b(?:velos? (?:enfants?|pour enfants?)|draisiennes?|poussettes?|porte-bebe|siege auto|lit bebe)\b/u,
    categories: ['product', 'offer'],
  },
  {
    niche: 'table',
    cue: /^(?:(?:nous|je|on) \w+ )?(?:une? |notre |mon |le |la )?(?:restaurant|bistrot|bistro|food truck|pizzeria|creperie|guinguette|brasserie(?! artisanale)|cantine(?! scolaire|s? d'entreprise)|salon de the|cafe)\b/u,
    not: /\b(?:associatif|repar\w*|logiciel|appli\w*|distribut\w*|frigo)\b/u,
    within: ['food', 'general', 'association'],
  },
  {
    niche: 'drinks',
    cue: /\b(?:brasserie artisanale|microbrasserie|brasseur|bieres?|cidres?|vins?|rhums?|whisky|gin|spiritueux|liqueurs?|limonades?|sirops?|kombucha|jus de \w+|distiller\w+)\b/u,
    not: /\b(?:cours|atelier|ateliers|formation|degustations?|bar|restaurant|cave a|visites?|appli\w*|logiciel|site)\b/u,
    within: ['food', 'general', 'agriculture', 'crafts'],
    categories: ['product', 'offer', 'project', 'concept'],
  },
  {
    niche: 'events',
    audience: /\b(?:receptions?|mariages?|evenements?|seminaires?)\b/u,
    within: ['general', 'services', 'culture', 'food', 'crafts'],
  },
  {
    niche: 'meals',
    cue: /\b(?:repas (?:chauds?|livres?|prepares?|a domicile|maison)|livr\w+ (?:de |des )?repas|plats? (?:prepares?|cuisines?|du jour)|traiteur|portage de repas)\b/u,
    not: /\b(?:mariage|evenement|biscuit)/u,
    within: ['food', 'health', 'services', 'mobility', 'general'],
  },
  {
    niche: 'care',
    cue: /\b(?:aidants?|repit|maintien a domicile|personnes? agees?|parents? ages?|seniors? (?:isoles?|dependants?)|perte d'autonomie)\b/u,
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
    cue: /\b(?:garde d'enfants?|garder (?:des |les |leurs |vos )?enfants|(?:^|une |notre )(?:micro-?)?creche\b|creches?\b.{0,40}\b(?:horaires?|places?|associative)|micro-?creche|baby-?sitt\w+|nounous?)\b/u,
    not: /\b(?:chauff|logiciel|appli)/u,
    within: ['services', 'education', 'general', 'software', 'association', 'health'],
    notAudience: /\b(?:gestionnaires?|creches?|direct\w+|collectivites|mairies|communes|entreprises?)\b/u,
  },
  {
    niche: 'commerce',
    cue: /\b(?:epicerie|superette|(?:camion|boutique|magasin) (?:itinerante?|ambulante?|mobile))\b/u,
    within: ['food', 'mobility', 'services', 'general'],
  },
  {
    niche: 'youth',
    cue: /\b(?:adolescente?s?|ados?|jeunes de \d+)\b/u,
    within: ['culture', 'association', 'general', 'crafts', 'mobility'],
  },
  {
    niche: 'repair',
    cue: /\brepar.{0,60}\b(?:velo|telephone|smartphone|electromenager|ordinateur|appareil|trottinette|chaudiere|machines? a)|\b(?:velo|telephone|smartphone|electromenager|ordinateur|appareil|trottinette)s?\b.{0,60}\brepar(?:er|ation|ateur)/u,
    within: ['mobility', 'services', 'general', 'software', 'energy', 'association'],
  },
  {
    niche: 'games',
    cue: /\bjeux? (?:de societe|de cartes|de plateau|d'ambiance|cooperatif)/u,
  },
  {
    niche: 'events',
    cue: /\b(?:mariages?|evenementiel\w*|evenements? (?:prive|d'entreprise|professionnel)|anniversaires?|seminaires?)\b/u,
    within: ['general', 'services', 'culture', 'food', 'crafts'],
  },
  {
    niche: 'hiring',
    cue: /\b(?:candidat(?:s|ures?)?|chercheurs? d'emploi|recruteurs?|embauch\w+|offres? d'emploi)\b/u,
    within: ['general', 'services', 'software', 'education'],
  },
  {
    niche: 'sport',
    cue: /\b(?:sporti\w+|yoga|pilates|fitness|running|musculation|salle de sport|cours de (?:boxe|danse|natation|gym)|natation|escalade|aquagym|coach sportif)\b/u,
    within: ['general', 'services', 'software', 'education', 'health'],
  },
  {
    niche: 'family',
    audience:
      /^(?:(?:les|des|aux|tous|jeunes|futurs|nouveaux|primo) )*(?:parents?|mamans?|papas?|meres|peres|familles (?:avec|de)|assistantes? maternelles?)\b|\benfants? de parents\b/u,
    not: /\b(?:college|lycee|eleve|scolaire|velo|gourde|sac|cartable|bouteille|trousse|vetement|jeu)/u,
    within: ['general', 'crafts', 'software', 'energy'],
  },
  {
    niche: 'home',
    cue: /\b(?:gourde|bouteille|cartable|trousse|lampe|luminaire|meuble|canape|etagere|decoration|vaisselle|linge de maison|rangement)s?\b/u,
    not: /\b(?:a la main|fait main|faits? mains?|artisan\w*|tourne\w*|mon atelier|notre atelier)\b/u,
    within: ['general', 'crafts', 'energy'],
  },
];
