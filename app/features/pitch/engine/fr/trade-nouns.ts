import type { Sector } from '../sectors';

export type Trade = Exclude<Sector, 'general' | 'software'>;

/** The sector that what is sold belongs to, by its noun, folded, at the head of the definition; or none. */
export function tradeOfNoun(noun: string): Trade | undefined {
  return heads.find(([, pattern]) => pattern.test(noun))?.[0];
}

function headOf(nouns: string): RegExp {
  return new RegExp(`^(?:${nouns.trim().split(/\s+/u).join('|').replaceAll('_', ' ')})(?![\\w-])`, 'u');
}

// A noun that also heads other things (« banque », « bibliothèque ») stands here with what makes it plain, or not at
// all; `_` stands for a space. The first that fits wins.
const heads: [Trade, RegExp][] = [
  [
    'food',
    headOf(String.raw`
      aliments? biscuits? gateaux? cookies? barres?_(?:de_cereales|energetiques) cereales
      restaurants? brasserie_artisanale microbrasseries? brasseurs? torrefact\w+ fromag\w+ epicerie\w*
      traiteurs? cuisinier\w* repas plats?_(?:prepares?|cuisines?|du_jour|\w+s) plats?$ boulang\w+ patiss\w+
      pains?(?!_de_(?:sucre|savon|dynamite)) bieres? vins? jus_de cidres? rhums? gins? whisky\w* limonades? kombucha
      vinaigres? huiles?_(?:d'olive|de_noix|de_colza|de_tournesol) conserves? conserverie\w* bocal bocaux
      cantines?(?!_connectee) sauces? soupes? chocolat\w* cafes?(?!_(?:associatif|theatre|repar|philo)) thes?
      tisanes? infusions? sirops? miels? confitures? gelees? moutardes? epices yaourts? glaces?(?!_carbonique)
      sorbets? snacks? gels?_energetiques boissons? pates?_(?:fraiches|a_tartiner) galettes? crepes? food_truck pizz\w+ bistrots?
      creperie bouillons? insectes_(?:grilles|comestibles)
      farines?_(?:de|d')_?(?:ble|pois|chataigne|riz|sarrasin|insectes|mais) legumes? fruits? saucissons?
      jambons? charcuterie\w* nougats? bonbons? caramels?
      laits?_(?:de|d')_?(?:vache|chevre|brebis|avoine|amande) viandes? poissons?_(?:fumes?|frais) huitres
      steaks?`),
  ],
  [
    'health',
    headOf(String.raw`
      soins?_(?:infirmiers?|a_domicile|dentaires|palliatifs) soins?$ suivi_(?:a_distance_des_(?:patients|insuffisants|malades)|medical|de_grossesse) infirmi\w+ medecins?(?!_d) medicaments?
      cabinet_medical maison_de_sante centre_de_sante (?:reeducation|rehabilitation)(?!_canine) prothes\w+
      orthes\w+ patch teleconsultations? teleexpertise pilulier\w* pansements? kine(?:s|sitherapeute\w*)?
      sages?-femmes? psychologues?(?!_(?:pour_ch|equin)) orthophonist\w* therapies? fauteuils?_roulants?
      tensiometres? pharmacies?`),
  ],
  [
    'crafts',
    headOf(String.raw`
      assiettes? bols?_en_(?:gres|terre|bois|frene|hetre|porcelaine) theieres? tasses? mugs? gres vaisselle
      faiences? porcelaines? lampes?(?!_(?:frontale|torche|uv|de_poche)) luminaires? meubles? ceramiques? ceramistes? potier\w* poteries? menuis\w+
      ebenis\w+ maroquin\w+ sacs?_(?:en_cuir|a_main) bijoux? bagues? colliers?_en_(?:argent|or|perles|verre)
      boucles_d'oreilles bougies?(?!_d'allumage) tapis_(?:tisses?|berberes?|noues?) tapiss\w+ vanneri\w+
      paniers?_(?:en_osier|tresses?) savonnerie\w* couteaux? couteli\w+ luthi\w+ violons? ferronn\w+
      verrerie\w*(?!_de_laboratoire) souffleur\w*_de_verre jouets?_en_bois carnets?_relies`),
  ],
  [
    'culture',
    headOf(String.raw`
      theatres? pieces?_de_theatre compagnies?_de_(?:theatre|danse|cirque) mediatheques?
      bibliotheques?_(?:de_(?:rue|quartier|plage|village)|itinerante) concerts? spectacles?
      festivals? musees? cinemas? expositions? galeries?_d'art cirques? opera chorales? fanfares?`),
  ],
  [
    'industry',
    headOf(String.raw`
      machines?-outils? capteurs? automates? robots?_(?:industriels?|de_soudure|de_palettisation) usinage
      maintenance chaines?_de_production lignes?_de_production metallurgie plasturgie soudure`),
  ],
  [
    'association',
    headOf(String.raw`
      associations?(?!_(?:sportive|d'entreprises)) cafe_associatif bar_associatif epicerie_associative maraudes? entraide banque_alimentaire
      collecte_(?:de_dons|alimentaire|de_vetements) parrainages?_(?:de|d'|entre) colis_alimentaires?`),
  ],
  [
    'education',
    headOf(String.raw`
      ecoles? formations? cours(?!_d'(?:eau|ecole|immeuble))
      soutien_scolaire tutorat\w* lecons? mooc preparation_(?:au_bac|a_l'oral|aux_concours)
      (?:stages?|ateliers?|initiations?)_(?:de|d'|a_la|au)_?(?:poterie|couture|ceramique|vannerie|tricot|dessin|menuiserie|cuisine|aquarelle|photo\w*|langues?|programmation|robotique|anglais|lecture|mathematiques|reliure)`),
  ],
  [
    'mobility',
    headOf(String.raw`
      velos?(?!_d'appartement) vtt trottinettes? covoiturage autopartage
      voitures?_(?:partagees?|electriques?|sans)
      transports?_(?:scolaires?|a_la_demande|solidaires?|de_personnes|en_commun|collectifs?|partages?)
      navettes? livraisons?_(?:a|en)_velo coursiers? livreurs?_a_velo bus minibus location_(?:(?:longue|courte)_duree_)?(?:de_(?:velos|voitures|trottinettes|scooters|vehicules)) mobilite
      (?:bornes|places|parkings?)_(?:de_recharge|de_stationnement) parkings?_(?:a_velos?|partages?|relais)
      stationnement_(?:partage|de_velos)`),
  ],
  [
    'energy',
    headOf(String.raw`
      panneaux_(?:solaires|photovoltaiques) chauffage\w* chauffe-eau chaudieres? radiateurs?
      poeles?_(?:a_bois|a_granules|de_masse) pompes?_a_chaleur eoliennes? batteries?_(?:de_stockage|domestiques?|solaires?) compost\w* recyclage_(?:de_|des_)?dechets
      isolation(?!_(?:phonique|acoustique)) renovation_energetique bois_de_chauffage granules
      electricite_(?:verte|locale) centrale_(?:solaire|villageoise) energies?`),
  ],
  [
    'tourism',
    headOf(String.raw`
      sejours? gites? chambres?_d'hotes? campings? hebergements?_(?:insolites?|touristiques?|de_vacances)
      randonnees? visites?_guidees? voyages? excursions? vacances
      cabanes?_(?:dans|a_louer|perchees?) circuits?_(?:touristiques?|de_\w+_jours) croisieres?
      auberges?_de_jeunesse balades?_guidees?`),
  ],
  [
    'finance',
    headOf(String.raw`
      banques?(?!_(?:alimentaire|de_|d')) comptes?_(?:bancaires?|communs?|joints?|epargne|courant|pro)
      prets?_(?:immobiliers?|etudiants?|relais|bancaires?|a_taux|entre) credits?(?!_carbone) microcredits?
      epargne assurances? mutuelles? comptab\w+(?!_(?:de_)?carbone) paiements? tresorerie affacturage financement_participatif
      placements? cagnottes?`),
  ],
  [
    'fashion',
    headOf(String.raw`
      modes?_(?:ethique|responsable|homme|femme|enfant) mode$ vetements? couture_(?:sur|a_) robes? chemises?
      chemisiers? jupes? pantalons? pulls? jeans? manteaux? impermeables? vestes? chaussures? baskets?
      sandales? chaussettes? lingerie culottes? friperies? pret-a-porter t-shirts? sous-vetements?
      maillots?_de_bain bonnets? echarpes? foulards? tissus? coupons_de_tissus? tenues? uniformes?`),
  ],
  [
    'beauty',
    headOf(String.raw`
      cosmetiques? cremes?_(?:pour_les_(?:mains|pieds)|de_(?:jour|nuit|soin)|solaires?|hydratantes?|visage)
      creme$ soins?_(?:de_la_peau|du_visage|pour_(?:la_peau|les_cheveux|le_visage)|capillaires?) savons?
      shampo\w+ apres-shampo\w+ parfums? eaux?_de_(?:parfum|toilette) maquillage\w* deodorants? vernis_a_ongles
      rouges?_a_levres huiles?_(?:pour_(?:la_barbe|les_cheveux|le_corps|le_visage)|de_massage)
      baumes?_(?:a_levres|pour) gels?_douche douche_solide dentifrices? institut_de_beaute
      salon_de_(?:beaute|coiffure) coiffeu\w+ esthetic\w+ serums?`),
  ],
  [
    'services',
    headOf(String.raw`
      garde_(?:d'enfants|de_nuit_d'enfants|a_domicile|de_maison) gardes?_(?:de_chats|de_chiens) plombi\w+
      serruri\w+ ramon\w+(?!_de_fours) electricien\w* menage secretariat secretaire conciergerie depannage bricolage_a_domicile jardinage
      jardiniers? nettoyage_a_domicile repassage (?:cabinet_de_)?recrutement creches? micro-creches? nounous?
      baby-?sitt\w+ services?_a_la_personne demenag\w+_de_particuliers
      aide_(?:aux_demarches|administrative|menagere|a_domicile)`),
  ],
  [
    'building',
    headOf(String.raw`
      conducteur\w*_de_travaux carnets?_de_chantier suivi_de_chantier maisons?_(?:en_bois|en_paille|neuves?|individuelles?|passives?) charpent\w+ couvreurs? toitures? facades?
      renovations?(?!_(?:energetique|de_(?:meubles|tableaux|livres)))
      construct(?:ion|eur)s?_(?:de_maisons?|bois|en) beton briques?_de_(?:terre|construction|chanvre)
      architectes? macon\w* macons? couvreurs? carreleu\w+ peintres?_en_batiment chantiers? logements?
      immobilier agence_immobiliere extensions?_de_maison carrelages?`),
  ],
  [
    'agriculture',
    headOf(String.raw`
      fermes?(?!_(?:de_serveurs|solaire|eolienne)) maraich\w+ semences? irrigation vergers? tracteurs?
      serres?_(?:agricoles?|maraicheres?) ruches? elevages? engrais biostimul\w+
      (?:sonde|capteur)s?_(?:d'humidite|de_sol|agricoles?)`),
  ],
];
