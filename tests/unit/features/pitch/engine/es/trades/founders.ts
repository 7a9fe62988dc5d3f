/** Offers as founders say them, with their verbs: `true lines, if any | offer | public`. */
export const founders = `
none | Fabricamos bebederos para colibríes. Se limpian en un minuto. | gente con jardín o balcón
services | Le pintamos la casa sin que tenga que mudarse. Una habitación al día. | familias
none | Hacemos peritajes caligráficos para juicios. | abogados
none | Una red de buzones donde se dejan llaves de casa. | anfitriones de pisos turísticos
none | Te enviamos cada mes un rompecabezas de un cuadro poco conocido. | aficionados al arte
none | Plantamos bosques pequeños en patios de colegio. Los niños cavan. | colegios
none | Tengo una granja escuela con ovejas y hornos de barro. | colegios y familias
none | Coches teledirigidos que pintan campos de fútbol. | clubes y ayuntamientos
none | Un juego de pistas por el mercado de abastos. | grupos de turistas
none | Diseñamos etiquetas para cervezas pequeñas. | cervecerías artesanas
none | Soy matemático y asesoro a jueces en estadística. | juzgados y abogados
none | Vendemos tierra fértil hecha con posos de café. | viveros y huertos urbanos
none | Alquilamos robots camareros para congresos. | organizadores de congresos
none | Compramos cobre viejo a buen precio. | electricistas y fontaneros
none | Cuidamos acuarios de oficinas y restaurantes. | empresas
none | Grabamos podcasts para empresas en su propia oficina. | empresas medianas
none | Un colchón inflable para camiones que mide si el conductor duerme bien. | empresas de transporte
none | Pulseras que recuerdan beber agua. | personas mayores
none | Impartimos cursos de manejo de drones para bomberos. | cuerpos de bomberos
none | Casas para murciélagos que comen mosquitos. | ayuntamientos
none | Servicio de vigilancia de fincas con cámaras térmicas. | agricultores
none | Mochilas para transportar órganos. | hospitales
none | Un taller donde se pintan coches con vinilo. | dueños de coches
none | Banco de tiempo en el barrio: una hora de fontanería por una de inglés. | vecinos
food larder | Vendemos nueces y almendras de nuestra finca. | familias
health | Ofrecemos sesiones de fisioterapia en la oficina. | empleados que pasan el día sentados
software | Creamos una herramienta que detecta facturas duplicadas. | departamentos de contabilidad
education family | Ayudamos a los niños con los deberes por videollamada. | alumnos de primaria y sus padres
tourism lodging | Tenemos tres cabañas en el bosque. | parejas que quieren desconectar
fashion | Diseño vestidos para mujeres bajitas. | mujeres de menos de 1,60
food pantry | Hacemos pasta fresca cada mañana. | vecinos y restaurantes
food larder | Producimos aceite ecológico en Jaén. | familias
food | Preparamos desayunos para oficinas. | empresas
food meals | Cocino comida de mi país por encargo. | vecinos
food | Un puesto de tacos en el mercado. | gente que come fuera
software | Automatizamos los pedidos de pequeñas tiendas con un programa propio. | tiendas
software kitchens | Una web que gestiona reservas. | restaurantes
software | Estamos desarrollando una aplicación que controla el stock de las ferreterías. | ferreterías
health | Soy psicóloga y atiendo por videollamada. | jóvenes con ansiedad
health care | Acompañamos a enfermos crónicos en casa. | familias
crafts | Hago pendientes de plata a mano. | mujeres
crafts home | Torneo cuencos de madera de nogal en mi taller. | casas
culture | Organizamos conciertos en patios. | vecinos
culture | Abrimos una librería especializada en cómic. | lectores
education | Doy clases particulares de matemáticas. | alumnos de bachillerato
lessons | Enseño a tocar el piano a adultos. | adultos sin experiencia
lessons | Doy clases de costura en mi casa. | mujeres jubiladas
sport | Entreno a mujeres después del parto. | madres recientes
mobility | Alquilamos bicicletas eléctricas por meses. | trabajadores de la ciudad
tourism | Organizamos rutas a caballo por la sierra. | turistas
tourism lodging | Gestiono una casa rural en Asturias. | familias
fashion | Vendemos ropa de segunda mano para niños. | padres jóvenes
fashion | Coso bolsos con lonas recicladas. | mujeres urbanas
beauty | Elaboro jabones artesanos con aceite de oliva. | pieles sensibles
services | Limpiamos casas y oficinas con productos ecológicos. | familias y empresas
services | Hacemos mudanzas en el día. | estudiantes
building | Construimos casas de madera en seis meses. | familias
building | Soy arquitecta y reformo pisos antiguos. | propietarios
agriculture | Vendemos semillas de tomate antiguo. | agricultores ecológicos
animals pets | Adiestro perros a domicilio. | dueños de perros
pets | Cuido perros en mi casa con jardín. | dueños que viajan
events | Organizo bodas en la playa. | parejas
garden | Diseñamos huertos para terrazas. | gente de ciudad
energy | Montamos placas solares en casas. | propietarios
finance | Damos microcréditos a emprendedoras. | mujeres emprendedoras
paperwork services finance | Llevamos la contabilidad de autónomos. | autónomos
care health | Cuidamos ancianos por las noches. | familias
repair | Reparo bicicletas en mi garaje. | ciclistas
association | Nuestra asociación reparte alimentos. | familias sin recursos
drinks | Elaboramos cerveza artesana en la sierra. | bares
`;
