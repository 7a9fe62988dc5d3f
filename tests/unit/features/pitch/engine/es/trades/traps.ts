/** Offers that hold the word of another trade: as in `unlisted`. */
export const traps = `
none | Sombreros de paja toquilla. | viajeros
none | Paraguas que no se vuelan. | gente que va a pie
none | Ataúdes de mimbre. | funerarias
none | Un seguro para violines. | músicos profesionales
services | Una empresa de mudanzas de acuarios. | acuariófilos
none | Peceras sin filtro. | principiantes
none | Organizamos subastas de motos antiguas. | coleccionistas
culture | Un museo de la sal en una mina. | visitantes
none | Canicas de vidrio reciclado. | niños
none | Pistas de hielo sintético. | ayuntamientos
none | Tablas de surf de corcho. | surfistas
none | Rocódromos portátiles. | colegios
none | Camas elásticas para rehabilitación de caballos. | hípicas
none | Herraduras de caucho. | jinetes
none | Monturas a medida. | jinetes con dolor de espalda
none | Un quitamiedos de bambú. | diputaciones
none | Asfalto con neumáticos viejos. | ayuntamientos
none | Traductor de ladridos. | dueños de perros
none | Interpretamos sueños. | curiosos
none | Un observatorio de estrellas en el desierto. | aficionados al cielo
none | Extintores que se riegan solos. | comercios
none | Perfumes para salas de cine. | cines
none | Purificadores de aire para aulas. | colegios
none | Pizarras de porcelana. | colegios
none | Pupitres que crecen. | colegios
none | Lentes de contacto de colores. | actores
none | Dientes de oro. | raperos
none | Maniquíes sin cabeza. | tiendas de ropa
none | Perchas de cartón. | marcas de ropa
none | Laboratorio que analiza suelos. | bodegas y agricultores
none | Alquilamos carpas y mesas para bodas. | parejas
none | Imprimimos camisetas para clubes. | clubes deportivos
none | Bordamos escudos de hermandades. | cofradías
none | Sillas elevadoras para escaleras. | personas mayores
none | Cunas para hospitales. | hospitales
none | Colmenas de observación. | colegios
none | Pastillas de jabón en papel para lavadoras industriales. | lavanderías
none | Un puente de cuerda para ardillas. | ayuntamientos
none | Guía de teléfonos de pueblos vacíos. | investigadores
none | Fotografiamos platos para cartas. | restaurantes
none | Café con peces que limpian los pies. | turistas
none | Chocolate para esculturas de arena. | escultores
none | Restauramos lámparas de araña. | teatros y palacios
none | Un lector de huellas para gimnasios. | gimnasios
none | Cajas de cartón para vinos. | bodegas
none | Paneles publicitarios en autobuses. | comercios
none | Clases para perros sordos. | dueños de perros
none | Una herramienta que dobla tubos. | fontaneros
none | Plataformas para rodar escenas de acción. | productoras
none | Software libre, un programa de radio. | oyentes curiosos
none | Muebles para casas de muñecas. | coleccionistas
none | Ropa para estatuas de vírgenes. | hermandades
none | Bicis estáticas que dan luz en conciertos. | festivales
none | Cuentas de vidrio para collares. | joyeros
none | Semillas de cristal para biología. | laboratorios
none | Harina de huesos para abonos. | viveros
none | Viajes astrales guiados. | curiosos
none | Pintura que brilla de noche. | carreteras y puertos
none | Huevos de termita. | investigadores
none | Arquitectura de datos. | bancos
none | Un portal de piedra tallada. | casas señoriales
none | Consultas de tarot por teléfono. | curiosos
none | Fiestas del pueblo, un juego de mesa. | familias
none | Terapia con caballos. | directivos
none | Aceite para motosierras. | leñadores
none | Yogur, una marca de altavoces. | jóvenes
none | Sopa de letras gigante. | ferias
none | Pan Sonoro hace radio en la calle. | vecinos
none | Hacemos nidos artificiales para abejorros. | fruticultores
none | Un taller móvil que afila cuchillos y tijeras. | peluquerías y carnicerías
none | Recogemos corchos de restaurantes y hacemos suelos. | arquitectos
none | Cursos de doblaje para gallos de veleta. | nadie en particular
none | Sensores que cuentan murciélagos. | parques eólicos
none | Un servicio de despertador humano: le llama una persona de verdad. | gente que no se levanta
none | Una app para afinar gaitas. | gaiteros
none | Tapas de alcantarilla con dibujos. | ayuntamientos
none | Cereales sonoros, un sello discográfico. | oyentes de música rara
none | Pasteles al óleo hechos con aceite de lino. | ilustradores
none | Clínica de muñecos de peluche. | niños que los han roto
none | Una bodega submarina para esculturas. | buceadores
none | Reparto de hielo seco. | laboratorios y cocteleros
none | Menús en braille. | restaurantes
none | Plataforma elevadora para sillas de ruedas en autobuses. | empresas de transporte
none | Hojas de roble disecadas para escaparates. | escaparatistas
none | Carteras para carteros. | correos
none | Batas de cola. | bailaoras
none | Camas de agua para vacas. | ganaderos
none | Limpieza de graffitis con hielo. | ayuntamientos
none | Alquiler de trajes de astronauta. | museos y rodajes
none | Guías para desmontar lavadoras. | institutos de formación profesional
none | Somos tres ingenieras. Hemos hecho una boya que avisa de medusas. La prueba un pueblo de Alicante. | ayuntamientos de costa
none | Vendemos huesos de réplica para clases de anatomía. Son de resina y pesan como los de verdad. | facultades de medicina
none | Mi abuelo era pastor y yo hago cencerros afinados. Suenan en re, en fa y en la. | músicos y compositores
none | Convertimos cabinas de teléfono en peceras. Cada una se mantiene sola seis meses. | hoteles y aeropuertos
food | Tartas sin huevo por encargo. | padres de niños alérgicos
food drinks | Una cervecería en una antigua iglesia. | vecinos y visitantes
software | Un software que lee planos y cuenta enchufes. | empresas de electricidad
health | Nutricionista para corredores. | corredores de fondo
lessons | Talleres de encuadernación para principiantes. | adultos
fashion | Abrigos de lana hechos por encargo. | mujeres
tourism | Visitas guiadas nocturnas por Toledo. | viajeros
repair | Reparamos ordenadores viejos y los dejamos como nuevos. | estudiantes
building | Reformamos locales para abrir tiendas. | comerciantes
mobility | Taxi compartido entre aldeas. | vecinos sin coche
animals | Correas hechas con cuerda de escalada. | perros grandes y sus dueños
energy | Una comunidad energética de barrio. | vecinos
education | Clases de apoyo de lengua. | alumnos de primaria
pets | Cuidamos gatos en su casa durante las vacaciones. | dueños de gatos
none | Fabricamos boquillas para trompetas en impresora 3D. | trompetistas
none | Ponemos placas con la historia de cada casa del pueblo. | ayuntamientos
none | Hago retratos de perros al pastel. | dueños de perros
none | Un servicio que devuelve paraguas perdidos. | compañías de metro
none | Tejados verdes para marquesinas de autobús. | ayuntamientos
none | Escribimos manuales de instrucciones que se entienden. | fabricantes de electrodomésticos
none | Máquinas de café para furgonetas. | vendedores ambulantes
none | Un curso para perder el miedo a volar. | pasajeros
none | Clases de conducir con coche adaptado. | personas con discapacidad
none | Alarmas para obras. | constructoras
none | Hilos de seda teñidos con cochinilla. | bordadoras
none | Recolectamos agua de niebla. | pueblos sin pozo
none | Vendemos casetas de feria desmontables. | peñas
none | Seguros para drones. | pilotos de drones
none | Guardamos muebles por meses. | gente entre dos pisos
none | Hacemos pruebas de sonido para restaurantes ruidosos. | restaurantes
none | Rescatamos recetas de conventos y las publicamos. | lectores y cocineros
none | Jabón para lavar trenes. | operadores ferroviarios
none | Un sistema de riego para campos de golf. | clubes de golf
none | Zapatos para caballos de teatro. | compañías
none | Bolsas de té para plantas: abono en infusión. | gente con macetas
none | Hoteles de insectos. | colegios y huertos
none | Software de ajedrez. | clubes de ajedrez
none | Un teatro de sombras en una caja de zapatos. | niños
none | Moldes de silicona para velas. | gente que hace velas en casa
`;
