/** More offers, written after the rule was made, as in `one-line.ts`. */
export const laterTrades = `
none | s | We scan churches in 3D so that masons can copy missing statues. | dioceses and restoration firms
none | p | A pocket tuner for bagpipes. | pipers
none | s | Bat surveys before demolition | developers
none services | s | we wait at home for your deliveries and workmen | people who work office hours
none | p | a nose clip that tells free divers how long they have been under | free divers
none | p | Wolf, a folding saw for campers | campers
none | s | Custom wigs for people going through chemo, fitted at home. | women who lose their hair
none | p | horse rugs made from recycled fishing nets | horse owners
none | s | We organise twin-town exchanges for retired footballers. | clubs
none | p | A tablecloth you can draw on and wash | restaurants with children
none | s | Voice-over in 30 languages for e-learning | training companies
none | p | beach wheelchairs with balloon tyres | seaside resorts
none | s | Divorce mediation on neutral ground, three sessions. | couples who separate
none | p | a lunchbox lock | teenagers in boarding school
none | s | I carve butter for banquets | hotels
none | p | A garden shed you can rent as an office | people who work from home
none | c | a bakery for dinosaurs: a children's play in six episodes | kids
none | p | Noise-cancelling curtains | shift workers
none | s | Aerial photographs of farms for their family archive | farmers
none | p | a stethoscope for trees | tree surgeons
none | s | tree surgery, no job too high | homeowners
none | p | Invisible dog fence with GPS | dog owners in the country
none | s | Legal help for renters facing eviction | tenants
none | j | a choir robe library | choirs
none | s | We mount crash tests for e-scooters | insurers
none | p | Soap bubble machines for concerts | event technicians
none | s | astronomical evenings with a telescope in your garden | families and hotels
none | p | tea towels with local maps | tourist shops
none | p | Bottle, the network that lends you a phone number for a day | people who sell second hand
none | s | Sound effects recorded in real factories | video game studios
none | p | Crosswords made for your wedding | couples
none | s | lice removal at home | families
none | p | honeycomb cardboard pallets | exporters
none | s | repatriation of bodies | families abroad
none | p | Ear plugs for musicians moulded in 10 minutes | musicians
none | s | Restoration of rocking horses | collectors
larder food | p | Elderflower vinegar from Herefordshire | cooks
larder food | s | We roast coffee on a barge and deliver it by the kilo. | cafés and homes
food | s | Sandwich shop with bread from yesterday | students
food larder | p | fresh ravioli made in the shop window | neighbours
fashion | p | dresses with pockets, sizes 36 to 56 | women
fashion | p | Waterproof trousers for short men | cyclists and walkers
beauty | p | a shaving cream without foam | men with sensitive skin
crafts home | p | stoneware plates thrown in Stoke | people who cook for friends
hobby education | s | an evening class in bookbinding | adults
education languages | s | Arabic for grandchildren of immigrants, on Saturdays | young adults
education | s | Homework help by retired engineers | secondary school pupils
sport | s | a women's boxing gym | beginners
tourism | s | three cabins on a lake, no phone signal | couples
tourism | s | kayak tours at low tide | families
energy | s | we lower the heating bills of churches | parishes
building | s | straw houses built in 12 weeks | families who want to build
pets services | s | Cat sitting, twice a day, with a photo | cat owners
childcare | s | a crèche inside a train station | commuting parents
repair services | s | we mend zips, bags and shoes on Saturdays at the market | residents
mobility | s | a car sharing club for three villages | villagers
agriculture | p | A collar that finds goats on the mountain | goat farmers
software | p | Booking software for driving schools | driving school owners
media | j | a magazine written by prisoners | readers
health | s | Physio by video after knee surgery | patients back home
none | s | We hire out sheep to keep solar parks tidy. | solar park operators
none | p | A mouthpiece that lets trumpet players practise in a flat | trumpet players
none | s | Wine cellar surveys for insurance claims | insurers and collectors
none | p | Bus stop benches that heat up when you sit down | city councils
none | s | I read novels aloud to truck drivers, live, at night. | truck drivers
none | p | School bell systems with birdsong | head teachers
none | p | Clay pigeons that dissolve in the rain | shooting clubs
none | s | pool leak detection with dye | owners of swimming pools
none | p | A cushion that keeps an organist warm in an unheated church. | organists
none | s | Cheese sculptures | wedding planners
none | p | Fashion dolls in traditional Breton costume | collectors
none | s | We bottle wine on site with a lorry. Two people, 3,000 bottles an hour. | small wineries
none | p | Coffee tables with a built-in aquarium, made to measure | waiting rooms
none | p | training lights for goalkeepers | football clubs
none | s | Bank vault removal | architects who convert old banks
none | p | Bike-powered smoothie blender for fairs | event agencies
none | s | wedding dress storage in acid-free boxes | brides
none | p | A travel iron for choir robes | choirs on tour
none | s | We teach parrots to stop screaming. | parrot owners
none | c | A restaurant critic robot | food magazines
none | j | An orchestra pit built out of straw bales, for one summer | villages
none | p | House numbers in enamel | homeowners
none | s | Garden gnomes restored and repainted | collectors
none | p | pill boxes in porcelain | gift shops
larder food | p | Chestnut flour from the Ardèche | gluten-free bakers
larder food | p | We make small-batch marmalade with a bit of whisky. | breakfast lovers
food | s | A soup kitchen on a canal boat, pay what you can | people who live along the canal
fashion | p | Wool hats knitted by my aunts in Galway | people who work outdoors
beauty | p | Cold-process soap with sheep milk | families with dry skin
education | s | Evening classes in coding for shop assistants | shop assistants
sport | o | Surf lessons for over-60s | retired people
kids education | s | Forest camps in July for city children | parents in Leeds
tourism | o | A weekend of guided hikes in the Cairngorms, everything carried for you | hikers over 55
services | s | We clean holiday homes between two guests. | owners of holiday homes
building | s | We convert barns into homes, one firm for all trades | barn owners
care health | s | live-in care for people with Parkinson's | families
finance | s | tiny loans for street vendors, repaid weekly | street vendors
repair services | s | phone repair in twenty minutes, in a van | commuters
games | p | A dice game for two about bluffing | couples
hiring services | s | we find welders for shipyards | shipyards
none | s | We drape dresses in shop windows after midnight | department stores
none | p | A tea strainer shaped like a diver | people who like odd presents
none | s | Restoration of neon signs | bars and cinemas
none | p | weighing scales for suitcases | frequent flyers
none | s | Typing up handwritten manuscripts | novelists
none | p | A baton that lights up for night conductors | orchestras
none | s | Fire safety walks through your building, with a report the next day | building managers
none | p | Rabbit hutches made from old wardrobes | families with rabbits
none | s | We run the coat check at concerts. | concert halls
none | p | A candle snuffer drone for cathedrals | cathedrals
none | p | Milk, a dating app for vegans | vegan singles
none tourism | s | Ghost tours for estate agents who sell old houses | estate agents
none tourism | o | Night tours of abandoned stations | photographers
none | s | bread dough therapy for stressed managers | HR managers
none | p | A chessboard that moves the pieces itself | chess players far from their friends
none | p | Dental floss for braces, sold by the metre | teenagers with braces
none | s | House sitting with aquariums and exotic plants | people who travel for months
none | s | I appraise violins | heirs and auction houses
none | p | A hoist that lifts a cow that cannot stand | vets
none | j | A cinema poster archive that anyone can browse | historians
none | s | Jingles for local bakeries | bakeries
none | p | Ceramic brake pads | motorcyclists
none | p | Beehive-shaped ovens for pizzerias | pizzerias
none | s | Water polo referees for hire | clubs and schools
none | c | A train for insomniacs that goes nowhere | people who cannot sleep
larder food | p | Smoked sea salt with rosemary. Dried by wind, 60 g tins. | cooks
larder food | p | Craft beer without barley | people with coeliac disease
food | s | A ramen bar with eight seats | night owls
fashion | p | Linen shirts cut to measure in ten days | men who hate shopping
crafts | p | Willow baskets woven by hand | gardeners and cyclists
education | s | Drawing and maths lessons combined | pupils aged 9 to 12
hobby education | o | Saxophone lessons for absolute beginners | adults over 40
languages education | s | German conversation evenings in a bar | newcomers to Berlin
club | j | A choir of taxi drivers | taxi drivers
building | s | Bathroom renovation in five days | flat owners
energy | s | Solar panels for allotment sheds | allotment holders
finance books | s | Tax returns for musicians | self-employed musicians
services | s | Window cleaning with rainwater | shops and homes
pets | s | Dog grooming in a van | dog owners
childcare | s | Evening babysitters who speak two languages | parents of small children
none | s | We hand-letter place cards and menus | caterers
none | p | A grain moisture of coffee? No: a humidity card for cigar boxes | cigar smokers
none | p | Trail cameras disguised as bird boxes | gamekeepers
none | s | Hiring a Santa with a real beard | shopping centres
none family | p | tandem prams for triplets converted from bicycles | parents of triplets
none | s | Lighting design for aquariums | zoos
none | p | A folding lectern | travelling speakers
none | s | We inspect playgrounds | councils
none | p | tattoo ink without metals | tattoo artists
none | s | Professional mourners for small funerals | families with few relatives
none | p | sheet music stands for marching bands | bands
none | s | water taxi for film crews' lamps and cables | film crews
none | p | a bookmark that lights up | people who read at night
none | p | A cotton canvas for oil painters, primed by hand | painters
none | s | home economics consulting for TV dramas | production companies
none | p | Rescue sledges | ski patrols
none | p | The Lunchbox: a USB stick with royalty-free music | video makers
none | j | We record the bells of 200 villages | villagers and archives
none | c | A pub without chairs | standing people
none | s | coaching for game show contestants | people selected for TV quizzes
none | p | Replacement feathers for shuttlecocks | badminton clubs
none | s | Bee removal from chimneys. We keep the colony alive and rehome it. | homeowners
none | p | soil from famous football pitches, in a jar | fans
none | s | Currency collection from airport charity boxes | charities
larder food | p | Birch syrup from Lapland | pancake eaters
larder food | p | We smoke trout over beech wood, sold by post | people who love fish
food | s | A vegan butcher in Glasgow | vegans and the curious
fashion | p | Trench coats for people in wheelchairs | wheelchair users
beauty | p | Hair oil with nettle | people with dry hair
crafts | p | Hand-carved wooden spoons | people who cook
education | s | One-to-one physics tutoring online | sixth formers
sport | s | A climbing club for blind people | blind and sighted climbers
tourism | o | A guesthouse in a former monastery | people who need silence
mobility | s | Electric rickshaws for old town centres | residents and visitors
energy | s | Energy audits for village halls | parish councils
building | s | Loft conversions with cork insulation | homeowners
agriculture | p | A probe that tells potato growers when to irrigate. Costs 90 euros, lasts 4 seasons. | potato growers
software | p | An app for scheduling volunteers' shifts at festivals | festival managers
media | j | A radio station run by teenagers | neighbourhood
events | s | We organise company parties in greenhouses | companies
`;
