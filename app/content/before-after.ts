/** Offers of six trades, invented, as they are often described: the home page shows what Pitch Master keeps of each, and marks its deciding words. */
export const beforeAfterBriefs = {
  en: [
    {
      trade: 'Hotels',
      deciding: 'renegotiate them every year.',
      category: 'service',
      goal: 'users',
      description:
        'A passionate team and a truly innovative, tailor-made approach. We check the energy bills of small hotels and renegotiate them every year. We are paid only on what we save.',
      usedBy: 'Owners of independent hotels',
    },
    {
      trade: 'Food',
      deciding: 'goes back empty the next morning.',
      category: 'product',
      goal: 'users',
      description:
        'Revolutionary and sustainable! Our jar brings today’s soup to the office and goes back empty the next morning. A unique experience. 92% of the jars come back.',
      usedBy: 'Offices of fewer than 50 people',
    },
    {
      trade: 'Software',
      deciding: 'says what is missing',
      category: 'product',
      goal: 'investors',
      description:
        'Leveraging cutting-edge technology, we are reinventing management. Dayend is a program that reads the delivery notes of a building site and says what is missing before the evening. 31 sites use it.',
      usedBy: 'Site managers',
    },
    {
      trade: 'Health',
      deciding: 'always with the same driver.',
      category: 'service',
      goal: 'investors',
      description:
        'Because your well-being is our priority, we put people at the heart of everything. We drive dialysis patients to hospital and home again, always with the same driver. 6,000 journeys last year.',
      usedBy: 'Dialysis centres',
    },
    {
      trade: 'Charity',
      deciding: 'repair their bicycles',
      category: 'project',
      goal: 'team',
      description:
        'In an ever-changing world, it is essential to bring people together. We open a school yard on Saturdays and neighbours repair their bicycles there. 600 bicycles left in working order last year.',
      usedBy: 'People of the neighbourhood',
    },
    {
      trade: 'Craft',
      deciding: 'lacquer and gold,',
      category: 'offer',
      goal: 'users',
      description:
        'We are passionate about excellence and deliver unique solutions for every need. We mend broken china with lacquer and gold, in six weeks. £60 a plate.',
      usedBy: 'Those who keep their grandmother’s plates',
    },
  ],
  fr: [
    {
      trade: 'Hôtellerie',
      deciding: 'renégocions chaque année.',
      category: 'service',
      goal: 'users',
      description:
        'Une équipe passionnée à votre écoute, une approche innovante et sur mesure. Nous vérifions les factures d’énergie des petits hôtels et nous les renégocions chaque année. Nous ne sommes payés que sur les économies.',
      usedBy: 'Les propriétaires d’hôtels indépendants',
    },
    {
      trade: 'Alimentation',
      deciding: 'repart vide le lendemain.',
      category: 'product',
      goal: 'users',
      description:
        'Révolutionnaire et éco-responsable ! Notre bocal consigné rapporte la soupe du jour au bureau et repart vide le lendemain. Une expérience unique. 92 % des bocaux reviennent.',
      usedBy: 'Les bureaux de moins de 50 personnes',
    },
    {
      trade: 'Logiciel',
      deciding: 'signale ce qui manque',
      category: 'product',
      goal: 'investors',
      description:
        'Grâce à une technologie de pointe, nous réinventons la gestion. Carnet est un logiciel qui lit les bons de livraison d’un chantier et signale ce qui manque avant le soir. 31 chantiers l’utilisent.',
      usedBy: 'Les conducteurs de travaux',
    },
    {
      trade: 'Santé',
      deciding: 'toujours avec le même chauffeur.',
      category: 'service',
      goal: 'investors',
      description:
        'Parce que votre bien-être est notre priorité, nous mettons l’humain au cœur de tout. Nous emmenons les patients dialysés à l’hôpital et nous les ramenons, toujours avec le même chauffeur. 6 000 trajets l’an dernier.',
      usedBy: 'Les centres de dialyse',
    },
    {
      trade: 'Association',
      deciding: 'réparent leurs vélos.',
      category: 'project',
      goal: 'team',
      description:
        'Dans un monde en constante évolution, nous plaçons le lien social au cœur de nos valeurs. Nous ouvrons la cour d’une école le samedi et les voisins y réparent leurs vélos. 600 vélos sont repartis en état de marche l’an dernier.',
      usedBy: 'Les habitants du quartier',
    },
    {
      trade: 'Artisanat',
      deciding: 'à la laque et à l’or,',
      category: 'offer',
      goal: 'users',
      description:
        'L’excellence d’un savoir-faire d’exception au service de vos envies. Nous recollons la porcelaine cassée à la laque et à l’or, en six semaines. 70 € l’assiette.',
      usedBy: 'Ceux qui gardent la vaisselle de leur grand-mère',
    },
  ],
  es: [
    {
      trade: 'Hoteles',
      deciding: 'renegociamos cada año.',
      category: 'service',
      goal: 'users',
      description:
        'Un equipo apasionado y un enfoque innovador y a medida. Revisamos las facturas de energía de los hoteles pequeños y las renegociamos cada año. Solo cobramos sobre el ahorro.',
      usedBy: 'Los dueños de hoteles independientes',
    },
    {
      trade: 'Alimentación',
      deciding: 'vuelve vacío a la mañana siguiente.',
      category: 'product',
      goal: 'users',
      description:
        '¡Revolucionario y sostenible! Nuestro tarro lleva la sopa del día a la oficina y vuelve vacío a la mañana siguiente. Una experiencia única. El 92 % de los tarros vuelve.',
      usedBy: 'Las oficinas de menos de 50 personas',
    },
    {
      trade: 'Software',
      deciding: 'avisa de lo que falta',
      category: 'product',
      goal: 'investors',
      description:
        'Con tecnología de vanguardia, reinventamos la gestión. Remate es un programa que lee los albaranes de una obra y avisa de lo que falta antes de la noche. Lo usan 31 obras.',
      usedBy: 'Los jefes de obra',
    },
    {
      trade: 'Salud',
      deciding: 'siempre con el mismo conductor.',
      category: 'service',
      goal: 'investors',
      description:
        'Su bienestar, nuestra prioridad: lo humano en el centro de todo. Llevamos a los pacientes de diálisis al hospital y los traemos de vuelta, siempre con el mismo conductor. 6000 viajes el año pasado.',
      usedBy: 'Los centros de diálisis',
    },
    {
      trade: 'Asociaciones',
      deciding: 'reparan allí sus bicicletas.',
      category: 'project',
      goal: 'team',
      description:
        'En un mundo en constante cambio, es esencial crear vínculos. Abrimos el patio de una escuela los sábados y los vecinos reparan allí sus bicicletas. 600 bicicletas salieron en buen estado el año pasado.',
      usedBy: 'Los vecinos del barrio',
    },
    {
      trade: 'Artesanía',
      deciding: 'con laca y oro,',
      category: 'offer',
      goal: 'users',
      description:
        'La excelencia de un saber hacer excepcional al servicio de sus deseos. Pegamos la porcelana rota con laca y oro, en seis semanas. 60 € el plato.',
      usedBy: 'Quienes guardan la vajilla de su abuela',
    },
  ],
} as const;
