/** « a, b et c ». */
export function listOf(items: string[], link = 'et'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${link} ${items.at(-1)}`;
}

/** The preposition « de » before a noun phrase: du, des, de la, de l’, d’. */
export function de(phrase: string): string {
  if (/^le /iu.test(phrase)) return `du ${phrase.slice(3)}`;
  if (/^les /iu.test(phrase)) return `des ${phrase.slice(4)}`;
  if (/^des /iu.test(phrase)) return `de ${phrase.slice(4)}`;
  return startsWithVowel(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** « des élèves et de leurs parents »: the preposition « de » before each noun of a list that begins with « les ». */
export function ofAll(phrase: string): string {
  if (!phrase.startsWith('les ')) return de(phrase);
  const rest = phrase
    .slice(4)
    .replace(/(, | et | ou )les /gu, '$1des ')
    .replace(/( et | ou )(?=(?:leurs?|l’|la|son|sa|ses) ?\p{L})/gu, '$1de ');
  return `des ${rest}`;
}

/** The preposition « à » before a noun phrase, on each of its articles: au, aux, à la, à l’. */
export function to(phrase: string): string {
  if (/^les /iu.test(phrase)) {
    const rest = phrase
      .slice(4)
      .replace(/(, | et | ou )les /gu, '$1aux ')
      .replace(/( et | ou )(?=(?:leurs?|l’|la|son|sa|ses) ?\p{L})/gu, '$1à ');
    return `aux ${rest}`;
  }
  if (/^le /iu.test(phrase)) return `au ${phrase.slice(3)}`;
  return `à ${phrase}`;
}

export function startsWithVowel(word: string): boolean {
  return /^(?:[aàâeéèêëiîïoôuûùyœæ]|h(?:abit|omme|eure|ebdo|uile|orlog|umain|ôpit|ôtel|erb|iver|istoi|uître|ydro|ygi|ommes))/iu.test(
    word,
  );
}

/** True when « pour … » would end on words that the text has just said: « sans voiture, pour les citadins sans voiture ». */
export function echoes(text: string, who: string): boolean {
  const tail = who.split(' ').slice(-2).join(' ');
  return who.split(' ').length > 2 && ` ${text.replace(/[,.]/gu, '')} `.includes(` ${tail} `);
}

/** French spaces and apostrophes: U+202F before ; ! ? and », U+00A0 before :, after «, before % and €. */
export function typeset(text: string): string {
  return text
    .replace(/'/gu, '’')
    .replace(/\s*([;!?])/gu, '\u202f$1')
    .replace(/\s*:(?=\s)/gu, '\u00a0:')
    .replace(/«\s*/gu, '«\u00a0')
    .replace(/\s*»/gu, '\u00a0»')
    .replace(/(\d)\s*(%|€|k€|M€)/gu, '$1\u00a0$2')
    .replace(/(\d) (?=\d{3}\b)/gu, '$1\u202f');
}

const femaleNouns =
  'application appli réponse campagne mission idée durée installation visite commande pose garde prise mise reprise remise vente séance panne recharge livraison machine-outil plateforme boutique épicerie solution machine marque gamme collection ferme coopérative association école formation méthode agence boîte carte caisse bougie chaussure chaise lampe table crème huile confiture bière farine pâte sauce tisane lessive couche brosse montre valise voiture trottinette batterie borne station éolienne pompe toiture peinture tuile brique maison résidence cabane chambre visite excursion balade exposition pièce troupe compagnie revue chanson librairie galerie bibliothèque ludothèque crèche garderie clinique pharmacie télésurveillance orthèse prothèse semelle cuisine conserverie boulangerie brasserie fromagerie recyclerie ressourcerie bourse assurance banque monnaie base interface extension messagerie newsletter mission offre expérience enquête étude aide place activité serre poterie céramique robe chemise veste jupe culotte ceinture sandale tente couverture couette housse bouteille gourde tasse assiette imprimante chaîne cellule alarme caméra sonde carafe fontaine presse halle conciergerie colocation pension initiative tournée journée semaine soirée rencontre émission série vidéo bande fiche brochure licence démo photo vidéo moto auto radio api chorale exploitation'.split(
    ' ',
  );
const maleNouns =
  'logiciel service site produit outil projet concept atelier vélo jeu robot capteur appareil dispositif programme festival spectacle livre podcast kit sac savon pain fromage miel jus café thé vin chocolat biscuit gâteau plat traiteur restaurant camion bus tapis bijou meuble vêtement pull tee-shirt pantalon manteau bonnet écran casque bracelet boîtier compteur panneau chauffage poêle isolant béton logement bureau local espace lieu réseau club collectif centre cabinet studio laboratoire système module assistant chatbot agent moteur tableau carnet guide parcours cours stage séjour voyage gîte camping musée cinéma journal magazine magasin marché panier repas abonnement accompagnement conseil coaching suivi bilan diagnostic audit service simulateur calculateur comparateur générateur drone tracteur engrais compost potager jardin arbre semis élevage shampoing parfum sérum baume maquillage déodorant rituel masque fauteuil lit matelas oreiller porte-bébé jouet doudou cartable stylo emballage contenant bocal sachet filtre moule composant véhicule moteur chargeur câble tri don concours prêt crédit paiement fonds compte contrat cadre arbre verre cuivre marbre timbre siège liège manège modèle costume légume volume uniforme groupe titre filtre poêle escape canapé cidre poiré sirop rhum vinaigre beurre sucre riz prototype comité député traité comté réfrigérateur gite bar hangar patch film album roman opéra traîneau canoë kayak lycée musée collège manuel guide'.split(
    ' ',
  );
const female = new Set(femaleNouns);
const male = new Set(maleNouns);

/** Gender of a noun as written (singular or plural), from a list and then from its ending. */
export function isFeminineNoun(noun: string): boolean {
  const word = noun.toLowerCase();
  const single = word.replace(/(?:s|x)$/u, '');
  if (female.has(word) || female.has(single)) return true;
  if (male.has(word) || male.has(single)) return false;
  if (
    single.endsWith('e') &&
    !/(?:age|isme|aire|oire|ème|iste|gramme|ège|cle|phone|scope|tre|ble|tique|ice|ple|gue|ôle)$/u.test(single)
  )
    return true;
  return /(?:tion|sion|té|ée|ette|esse|ance|ence|ure|ie|elle|enne|euse|trice|ise|ade|ude|ille|ine|ière)$/u.test(
    single,
  );
}

/** True for a noun whose gender the engine knows by heart, or a plural. */
export function isKnownNoun(noun: string): boolean {
  const word = noun.toLowerCase();
  return (
    [word, word.replace(/(?:s|x)$/u, '')].some((one) => female.has(one) || male.has(one)) || looksPlural(word)
  );
}

const invariable = new Set(
  'bus bras tapis repas jus colis cours parcours cas fois prix choix souris temps poids avis logis corps gaz dos pays mois accès succès procès bois concours recours tas fonds abris palais'.split(
    ' ',
  ),
);

export function looksPlural(noun: string): boolean {
  const word = noun.toLowerCase();
  return /[sx]$/u.test(word) && !invariable.has(word) && !/(?:ss|us|is)$/u.test(word)
    ? true
    : /(?:souris|outils|fruits|jeunes|actifs|seniors|parents)$/u.test(word);
}

/** The noun with its definite article: « l’autonomie », « la sortie ». */
export function withThe(noun: string): string {
  const word = noun.charAt(0).toLocaleLowerCase() + noun.slice(1);
  if (startsWithVowel(word)) return `l’${word}`;
  return `${isFeminineNoun(word.split(' ')[0] ?? '') ? 'la' : 'le'} ${word}`;
}
