/**
 * What visitors call a thing that its page calls otherwise, by the address that answers them, in the three languages at
 * once: who reads French asks for “pricing” too.
 */
export const searchKeywords: Record<string, string> = {
  '/accessibilite': 'RGAA WCAG a11y handicap malvoyant disability blind discapacidad',
  '/actus': 'blog news noticias articles artículos presse press prensa',
  '/agents/elevator-pitch': 'générateur generator generador argumentaire',
  '/cgu': 'CGV TCU TOS T&C conditions générales de vente terms of sale condiciones de venta règlement',
  '/cgu#pitch-duree': 'supprimer effacer delete remove erase borrar eliminar pitch',
  '/cgu#retractation':
    'remboursement rembourser annuler annulation refund money back cancel cancellation reembolso devolución cancelar',
  '/confidentialite':
    'RGPD GDPR vie privée données personnelles personal data datos personales CNIL DPO AEPD',
  '/confidentialite#droits':
    'supprimer effacer mes données droit à l’oubli delete my data right to be forgotten borrar mis datos',
  '/contact':
    'téléphone phone call teléfono llamar adresse e-mail aide assistance support help ayuda soporte bug',
  '/contact/about-us':
    'Verbe qui êtes-vous qui sommes-nous entreprise société who are you who we are company quiénes son empresa',
  '/contact/foire-aux-questions': 'FAQ aide help ayuda preguntas frecuentes',
  '/contact/foire-aux-questions#price':
    'tarif tarifs tarification prix combien pricing prices cost costs how much rates fees quote tarifa tarifas precios cuánto cuesta',
  '/contact/team':
    'recrutement emploi stage candidature jobs careers hiring internship empleo trabajo candidatura',
  '/contact/team#ceo':
    'PDG DG CEO directeur directrice dirigeant dirigeante patron patronne président boss head chief executive director directora jefe jefa',
  '/contact/team#founder': 'fondatrice cofondateur co-founder cofundador fundadora',
  '/mentions-legales#editeur':
    'SIRET SIREN RCS TVA VAT NIF siège téléphone adresse phone address headquarters teléfono dirección sede',
  '/contact/foire-aux-questions#hosting': 'hébergement hosting serveur server alojamiento servidor',
  '/retractation': 'rétractation se rétracter withdrawal withdraw from a contract desistimiento desistir',
  '/newsletter': 'abonnement s’abonner subscribe subscription suscribirse suscripción boletín mailing',
  '/newsletter#leave': 'se désabonner désabonnement se désinscrire désinscription unsubscribe darse de baja',
  '/category/IA éthique & responsable': 'ethics éthiques morale moral ethic',
};
