import type { Rule } from '../../places/facts';

/** Each rule as a clause that follows “In France,” or “In Japan,”. */
export const ruleTexts: Record<Rule, string> = {
  'eu-food':
    'the label follows the EU food information regulation (1169/2011): ingredients, allergens, nutrition, in the country’s language',
  'eu-ce':
    'a machine or an electrical device carries the CE mark, with a technical file and instructions in the country’s language',
  'eu-privacy': 'any personal data falls under the GDPR: a legal basis, clear information, known processors',
  'eu-medical':
    'a device that treats or diagnoses falls under the EU medical devices regulation, CE mark included',
  'eu-textile': 'the label gives the fibre composition (regulation 1007/2011), in the country’s language',
  'eu-cosmetics':
    'a cosmetic needs a safety report, a responsible person and a European notification before it is sold',
  'eu-safety':
    'the product must meet general product safety and be traceable to a responsible person established in the Union',
  'eu-travel':
    'selling a trip that combines transport and accommodation falls under the package travel directive',
  'eu-payment':
    'collecting payments, lending or advising on investments needs a licence, or a partner who holds one',
  'eu-building': 'construction products carry the CE mark with a declaration of performance',
  'fr-privacy-care': 'health data needs the GDPR to be followed and a host with the HDS certification',
  'fr-triman':
    'a consumer product often carries the Triman logo and falls under an extended producer responsibility scheme',
  'fr-growing':
    'fertilisers, seeds and plant treatments need an authorisation or a listing before they are sold',
  'es-privacy': 'the LOPDGDD adds to the GDPR, and the information is given in Spanish',
  'uk-ukca': 'the UKCA or CE mark is required for some products, with a named importer for those made abroad',
  'uk-privacy': 'the UK GDPR applies, separate from the European one since Brexit',
  'uk-food':
    'the label follows British rules, with allergens picked out and an address in the United Kingdom',
  'us-privacy':
    'there is no single privacy law: the CCPA in California, other states behind it, and the FTC against misleading claims',
  'us-food': 'the FDA asks for the site to be registered and for a “Nutrition Facts” label in English',
  'us-fcc': 'an electronic device goes through the FCC',
  'us-medical': 'a medical device goes through the FDA before it is sold, according to its class of risk',
  'us-textile': 'the FTC requires fibres, country of origin and manufacturer on the label',
  'us-cosmetics': 'the MoCRA law asks you to register the site and list the products with the FDA',
  'us-safety': 'the CPSC watches over consumer products, and sellers insure their liability',
  'ca-label': 'the label is in English and French, and Quebec gives priority to French',
  'ca-food': 'the label is in English and French, with the nutrition facts table',
  'ca-privacy': 'PIPEDA applies, and Law 25 in Quebec, where the service is offered in French',
  'ch-privacy': 'the Swiss data protection act (nFADP) applies, outside the GDPR',
  'ch-label':
    'sales go through customs, outside the European Union, and information is given in at least one official language',
  'br-privacy': 'the LGPD governs personal data, and the service is sold in Portuguese',
  'cn-privacy': 'the PIPL limits the transfer of data out of the country',
  'cn-food': 'a food exporter registers with Chinese customs (GACC), and the label is in Chinese',
  'jp-privacy': 'the APPI governs personal data',
  'jp-food': 'the label is in Japanese and names the importer',
  'in-privacy': 'the DPDP Act of 2023 governs personal data',
  'mx-label': 'the NOM standards require a label in Spanish',
  'sg-privacy': 'the PDPA governs personal data',
  'kr-privacy': 'the PIPA governs personal data, and strictly',
  'za-privacy': 'the POPIA governs personal data',
  'au-safety': 'the ACCC watches over product safety and the guarantees owed to customers',
};
