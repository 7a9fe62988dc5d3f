// What the version before the ten checks stored: all four durations, spans that mark what is missing, fourteen checks.

const missing = (what: string) => ({ text: `[${what} à compléter]`, placeholder: true });
const difference = [{ text: 'Notre différence : ' }, missing('différence'), { text: '.' }];
const asked = [
  {
    id: '[différence à compléter]',
    text: 'Que faites-vous que les autres ne font pas ? Un nom et un détail suffisent.',
    lifts: 7,
  },
  { id: '[montant à compléter]', text: 'De combien avez-vous besoin, et pour quoi ?', lifts: 10 },
  { id: '[taille du marché à compléter]', text: 'À combien estimez-vous votre marché ?', lifts: 14 },
];

export const formerFinding = [
  [{ text: 'En face de vous : les grandes surfaces et les marchés.' }],
  [{ text: 'Complétez « Contrairement aux grandes surfaces, nous ' }, missing('différence'), { text: ' ».' }],
];

export const formerPitch = {
  oneLiner: [{ text: 'VracoBus : une épicerie mobile pour les villages de la Drôme.' }],
  spoken: {
    '15': [[{ text: 'Plus de commerce, moins de rencontres. Nous avons déjà 340 clients réguliers.' }]],
    '30': [difference],
    '60': [[{ text: 'Faire ses courses prend une demi-journée.' }], difference],
    '90': [
      [{ text: 'Pour un litre de lait, faut-il vraiment prendre la voiture ?' }],
      difference,
      [{ text: 'Nous cherchons ' }, missing('montant'), { text: '.' }],
    ],
  },
  openings: [[{ text: 'Plus de commerce, moins de rencontres.' }]],
  email: { subject: [{ text: 'VracoBus' }], body: [difference] },
};

const good = [1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 13].map((check) => ({ check, verdict: 'good' }));
const weak = [7, 10, 14].map((check) => ({ check, verdict: 'weak' }));

export const formerScore = {
  checks: [...good, ...weak].toSorted((a, b) => a.check - b.check),
  weakPoints: [
    { check: 7, duration: 90, line: difference },
    { check: 13, line: [{ text: 'VracoBus' }] },
  ],
  questions: asked,
};

export const formerAnswers = [
  { question: asked[0], answer: 'Nous passons chaque semaine, à heure fixe, devant la mairie.' },
  { question: asked[1], answer: 'Nous cherchons 80 000 euros pour un deuxième camion.' },
];
