/** Offers of trades that have lines: `lines that are true of it | offer | public`. */
export const listed = `
food larder pantry | Galletas de algarroba sin azúcar. | familias
food | Una panadería de masa madre. | vecinos del barrio
food larder pantry | Elaboramos quesos de oveja. | tiendas y restaurantes
food larder | Mermeladas de fruta fea. | gente que desayuna en casa
food larder | Aceite de oliva de olivos viejos. | cocineros de casa
food | Sopas frescas en vidrio. | oficinistas
food meals | Comida casera a domicilio. | personas mayores que viven solas
meals food | Platos preparados para diabéticos. | personas con diabetes
drinks pantry | Cerveza artesana de castaña. | bares y tiendas
drinks | Elaboramos sidra natural. | aficionados
drinks | Una ginebra de algas. | coctelerías
food | Croquetas congeladas de la abuela. | familias con prisa
food larder pantry | Miel de brezo. | tiendas de barrio
food | Una heladería con leche de cabra. | vecinos y turistas
food | Empanadas argentinas al horno. | oficinas
food commerce | Una tienda a granel. | vecinos del barrio
food larder | Salsa picante de habanero. | gente que cocina
baskets food | Cestas de verdura de temporada cada jueves. | familias de la ciudad
software | Un software de turnos. | gerentes de residencias
software kitchens | Una aplicación para calcular escandallos. | restaurantes
software billing | Un programa de facturación. | autónomos
software | Una plataforma que ordena contratos. | despachos de abogados
software | Una app que transcribe reuniones. | empresas
software clinicians | Una aplicación de citas. | clínicas dentales
software | Un asistente que contesta correos. | equipos de atención al cliente
software hiring | Un programa que ordena currículums. | empresas que contratan
hiring | Seleccionamos personal sanitario. | hospitales privados
health | Fisioterapia a domicilio. | personas operadas de rodilla
health | Podóloga a domicilio. | personas mayores
health | Una clínica de psicología en línea. | adultos con ansiedad
health care | Cuidamos a personas con alzhéimer. | familias
care health | Ayuda a domicilio por horas. | familias que cuidan de un mayor
health | Un reloj que avisa de las caídas. | personas mayores que viven solas
crafts home | Vajillas de gres torneadas a mano. | casas y restaurantes
crafts home | Muebles de roble hechos en taller. | parejas que estrenan piso
crafts | Cerámica de Talavera contemporánea. | casas con gusto
crafts | Joyas de plata recicladas. | mujeres
crafts home | Una carpintería que hace sillas. | casas
crafts | Cestas de mimbre tejidas a mano. | tiendas de decoración
culture | Una compañía de títeres. | familias
culture | Un festival de cine rural. | vecinos y visitantes
culture | Conciertos de cámara en casas. | melómanos
culture reading | Una librería infantil. | familias
culture | Un teatro en una antigua fábrica. | vecinos
reading culture | Libros de cuentos con canciones. | familias
industry | Sensores que avisan antes de una avería. | fábricas
industry | Mantenimiento de máquinas de embotellado. | fábricas pequeñas
industry | Robots que paletizan cajas. | pymes industriales
association | Una asociación que acompaña a mayores solos. | personas mayores que viven solas
association | Un banco de alimentos de barrio. | familias en apuros
association | Somos una ONG que da clases a refugiados. | personas refugiadas
education | Clases de refuerzo de matemáticas. | alumnos de secundaria
education | Una academia de oposiciones. | opositores
education | Tutorías entre alumnos. | estudiantes de instituto
lessons | Clases de guitarra para adultos. | principiantes
lessons education | Cursos de inglés en la playa. | adultos
lessons crafts | Talleres de cerámica. | adultos
lessons | Clases de cocina en casa. | parejas
screens lessons | Clases de móvil para mayores. | jubilados
sport | Clases de yoga al amanecer. | vecinos
sport | Un gimnasio de barrio. | vecinos
sport | Entrenadora personal a domicilio. | mujeres que vuelven al deporte
mobility | Alquiler de patinetes eléctricos. | oficinistas
mobility | Coche compartido entre pueblos. | gente que va a trabajar
mobility | Un autobús a demanda. | vecinos de pueblos
mobility delivery | Repartimos paquetes en bici. | tiendas
delivery mobility | Mensajería en bicicleta de carga. | comercios
repair mobility | Un taller de bicicletas. | ciclistas
repair | Reparamos electrodomésticos a domicilio. | vecinos
repair | Arreglamos móviles en el acto. | gente con la pantalla rota
energy | Placas solares para comunidades. | comunidades de vecinos
energy | Autoconsumo compartido. | vecinos
energy | Bombas de calor para pisos. | propietarios
tourism | Rutas guiadas a pie por los viñedos. | viajeros
lodging tourism | Un albergue para cicloturistas. | cicloturistas
lodging tourism | Una casa rural sin wifi. | parejas
tourism outings | Excursiones en kayak. | turistas
outings culture tourism | Paseos para escuchar pájaros. | vecinos
finance | Microcréditos para mujeres. | mujeres que emprenden
billing finance | Cobramos facturas impagadas. | autónomos
finance | Una cuenta sin comisiones. | estudiantes
paperwork finance services | Te hacemos la declaración de la renta. | trabajadores con dos pagadores
paperwork services | Ayudamos con los trámites de extranjería. | personas migrantes
fashion | Camisetas de algodón orgánico. | jóvenes
fashion | Jerséis de lana merina. | gente friolera
fashion | Zapatillas veganas. | corredores
fashion | Ropa infantil de segunda mano. | familias
fashion | Vaqueros hechos a medida. | hombres altos
beauty | Champú sólido de romero. | pelo graso
beauty | Crema facial de caléndula. | pieles sensibles
beauty | Jabones de leche de burra. | pieles secas
beauty | Una línea de cosmética para hombres. | hombres
services childcare | Canguros a cualquier hora. | padres con turnos
childcare | Una guardería nocturna. | enfermeras y policías
pets | Paseamos perros. | gente que trabaja todo el día
animals | Camas para perros viejos. | dueños de perros
animals pets | Residencia para gatos. | dueños de gatos
services | Limpieza de oficinas por horas. | empresas
services | Jardinería de terrazas. | vecinos
services | Mudanzas pequeñas. | estudiantes
building | Reformamos baños en una semana. | propietarios
building | Rehabilitación de casas de pueblo. | familias
building | Un estudio de arquitectura en madera. | familias
building | Aislamiento de tejados con corcho. | casas antiguas
materials building | Paneles de cáñamo para muros. | arquitectos y constructores
housing | Pisos compartidos entre generaciones. | mayores y estudiantes
housing | Alquiler de habitaciones. | estudiantes
agriculture | Sensores de riego. | agricultores
agriculture | Semillas de trigo antiguo. | agricultores
livestock agriculture | Un collar que avisa del celo de la vaca. | ganaderos
agriculture food baskets | Una cooperativa agrícola de naranjas. | familias
events | Organizamos bodas pequeñas. | parejas
events food | Catering para eventos sin residuos. | empresas
garden | Huertos de balcón con riego. | gente de ciudad
home | Lámparas que se reparan. | casas
home | Botellas de acero para el agua. | gente que va a la oficina
home crafts | Juguetes de madera. | familias
interpreting services | Intérpretes por teléfono. | centros de salud
shopkeepers software | Una página de venta en común. | tiendas de barrio
artists culture | Locales de ensayo por horas. | bandas sin local
youth | Un local para adolescentes. | adolescentes del barrio
commerce | Una furgoneta tienda. | pueblos sin tienda
access | Guías de bares accesibles. | personas en silla de ruedas
`;
