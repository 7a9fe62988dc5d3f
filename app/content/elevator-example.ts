/** A brief with its five answers, of an invented product: what Pitch Master writes of it is shown on the home page. */
export const elevatorExample = {
  en: {
    description:
      'Taproot is a countertop planter that grows fresh herbs without soil. A wick feeds the roots, so it needs water once every three weeks and no electricity. We sold 340 planters at Saturday markets, and 8 buyers in 10 still use theirs after six months. A planter costs £39, a packet of seeds £4. Half our buyers come back for seeds. The clay is thrown in the Alentejo, in a pottery that had closed its second kiln. Everything can be taken apart, and every part is sold separately. Three florists in Leeds asked for it before we had called them. It holds basil, mint, chives and coriander; it does not hold tomatoes, and the box says so. There are two of us, a plant biologist and a potter, and we have put in £22,000 of our own.',
    goal: 'investors',
    distributedIn: ['GB', 'IE'],
    madeIn: 'PT',
    usedBy: 'people who live in town, love to cook and have no garden',
    answers: {
      moment: 'Last winter, in Leeds, Joan threw away her ninth pot of supermarket basil since September.',
      instead: 'Today they buy a new pot every fortnight, and half of it ends in the bin.',
      change: 'Now she cuts what she needs, and her kitchen smells of mint in January.',
      proof: 'In March, a cookery school ordered 24 for its benches.',
      ask: 'We are looking for £80,000 to light the second kiln and reach 6,000 planters a year.',
    },
  },
  fr: {
    description:
      'Radicelle est une jardinière de cuisine qui fait pousser des herbes fraîches sans terre. Une mèche nourrit les racines : il suffit d’un peu d’eau toutes les trois semaines, sans électricité. Nous avons vendu 340 jardinières sur les marchés, et 8 acheteurs sur 10 s’en servent encore après six mois. La jardinière coûte 45 €, le sachet de graines 4 €. Un acheteur sur deux revient pour les graines. Elle est tournée en Alentejo, dans une poterie qui avait éteint son deuxième four. Tout se démonte, et chaque pièce se vend seule. Trois fleuristes de Nantes ont demandé la jardinière avant que nous les appelions. Elle porte du basilic, de la menthe, de la ciboulette ; elle ne porte pas de tomates, et la boîte le dit. Nous sommes deux, une biologiste et un potier, et nous y avons mis 25 000 € à nous.',
    goal: 'investors',
    distributedIn: ['FR', 'BE'],
    madeIn: 'PT',
    usedBy: 'les citadins qui aiment cuisiner et n’ont pas de jardin',
    answers: {
      moment: 'L’hiver dernier, à Nantes, Jeanne a jeté son neuvième pot de basilic depuis septembre.',
      instead: 'Aujourd’hui ils rachètent un pot tous les quinze jours, et la moitié finit à la poubelle.',
      change: 'Maintenant Jeanne coupe ce qu’il lui faut, et sa cuisine sent la menthe en janvier.',
      proof: 'En mars, une école de cuisine en a commandé 24 pour ses plans de travail.',
      ask: 'Nous cherchons 90 000 € pour rallumer le deuxième four et passer à 6 000 jardinières par an.',
    },
  },
  es: {
    description:
      'Raizal es una jardinera de cocina que cultiva hierbas frescas sin tierra. Una mecha alimenta las raíces: basta un poco de agua cada tres semanas, sin electricidad. Hemos vendido 340 jardineras en los mercados, y 8 de cada 10 compradores la siguen usando seis meses después. La jardinera cuesta 45 €, el sobre de semillas 4 €. Uno de cada dos compradores vuelve a por semillas. La tornean en el Alentejo, en un alfar que había apagado su segundo horno. Todo se desmonta, y cada pieza se vende suelta. Tres floristas de Valencia nos la pidieron antes de que las llamáramos. Lleva albahaca, menta y cebollino; no lleva tomates, y la caja lo dice. Somos dos, una bióloga y un alfarero, y hemos puesto 25 000 € de nuestro bolsillo.',
    goal: 'investors',
    distributedIn: ['ES', 'PT'],
    madeIn: 'PT',
    usedBy: 'las personas que viven en la ciudad, cocinan a diario y no tienen jardín',
    answers: {
      moment: 'El invierno pasado, en Valencia, Juana tiró su novena maceta de albahaca desde septiembre.',
      instead: 'Hoy la gente compra una maceta nueva cada quince días, y la mitad acaba en la basura.',
      change: 'Ahora Juana corta lo que necesita, y su cocina huele a menta en enero.',
      proof: 'En marzo, una escuela de cocina encargó 24 para sus mesas.',
      ask: 'Buscamos 90 000 € para encender el segundo horno y llegar a 6000 jardineras al año.',
    },
  },
} as const;
