/**
 * Offers as founders type them: the trades whose lines would be true of it (`none`: only what is true of anything),
 * the first letter of the category (`j` for a project), the offer, those it is for.
 */
export const oneLineTrades = `
none | p | underwater drones that inspect ship hulls | ship owners
none | s | we tune church organs | parishes
none | p | a silent metronome worn on the wrist | drummers
none | s | I trace family trees back to 1750 | people curious about their ancestors
none | p | fireproof bags for documents | people who rent
none | s | Drone light shows instead of fireworks | town councils
none | p | Moon, a lamp-post sticker that counts passers-by | retailers
none | s | we clean graves and put flowers on them | families who live far away
none | p | a bottle opener for people with one hand | amputees
none | p | reusable moving boxes delivered and picked up | people moving house
none services | s | piano moving, also up narrow stairs | pianists
none | p | hearing loops for ticket counters | theatres and stations
none | s | subtitling of corporate videos | communication departments
none | p | bullet-proof vests for press photographers | newsrooms
none | s | we digitise old VHS tapes and super 8 films | families
none | p | stage blood that washes out | theatre companies
none | p | safety nets for football stadiums | stadium managers
none | s | handwriting analysis for courts | lawyers
none | p | Orchard, an antivirus for cash registers | shops
none software | p | Honeycomb, a password manager for small teams | small companies
none | p | Bread & Butter, a card set to talk about money as a couple | young couples
none | s | we ghostwrite memoirs | retired people
none | p | bee-friendly paint for road markings | councils
none | p | chess clocks made of wood | chess clubs
none | p | snow chains you fit in one minute | drivers in the mountains
none | s | mobile tattoo removal | people who regret a tattoo
none | p | an inflatable cinema screen | campsites
none | p | scarecrow robots for airports | airport operators
none | s | genealogical searches for notaries | notaries
none | p | a bell that rings when the mail arrives | people with a long drive
none | s | we rent vintage telephones and radios to film crews | film producers
none | p | ink made from air pollution | illustrators
none | p | paper wedding confetti with seeds in it | couples
none events | o | Photo booth with props | people planning a party
none | s | body doubles and extras with police training | film directors
none agriculture | p | an ear tag that tells when a cow is calving | cattle farmers
none agriculture | p | hoof trimming stalls | dairy farmers
none | p | a fence that keeps wild boar out without a shock | golf courses
none | s | golf ball recovery by divers | golf clubs
none | p | trophies made of recycled skateboards | sports federations
none | s | we look for lost dogs with thermal drones | dog owners
none | p | coffins made of cardboard | funeral homes
none | p | a doll with a hearing aid | deaf children
none | p | braille stickers for lifts | building managers
none | s | lie detector tests in your office | lawyers
none | s | water divining for wells | landowners
none | p | a vending machine for fishing bait | anglers
none | p | worms for fishing sold by the litre | anglers
none | s | window displays for opticians | opticians
none | p | glasses for playing the piano | pianists over 50
none | p | a hammock for cows | dairy farms
none | s | feng shui for dentists | dentists
none | s | escape game in a tram | tourists
none | o | Axe throwing lanes | groups of friends
none | o | karaoke boxes for private evenings | students
none | p | starting blocks for swimmers | swimming clubs
none | p | referee whistles that cannot be heard by dogs | referees
none | s | we carve headstones | bereaved families
none | s | sworn translation of diplomas | foreign graduates
none | p | a self-emptying litter tray | cat owners
none | s | taxidermy | natural history museums
none | s | astrology readings | people at a turning point
none | p | telescope mounts | amateur astronomers
none | s | satellite images of parking lots | hedge funds
none | p | an escape ladder for flats | tenants on high floors
none | p | an anchor for small boats that releases itself | sailors
none | s | hull cleaning without taking the boat out | boat owners
none | p | Ground coffee sleeves printed with poems | coffee shops
none | p | packaging for glass bottles made of mushroom | winemakers
none | p | oak barrels | whisky distilleries
none | p | bread ovens for villages | town halls
none | p | stainless steel kitchens for food trucks | food truck owners
none | p | cheese wire cutters | delicatessens
none | p | a label printer for jam makers | jam makers
none | s | menu translation for restaurants | restaurants
none | p | chairs for violinists | orchestras
none | s | bow rehairing | violinists
none | s | noise measurements at night | residents near bars
none | s | private detective, missing persons | families
none | s | crowd counting at marches | journalists
none | p | uniforms for hospital clowns | charities
none | p | a wetsuit for dogs | dog owners who surf
none | p | waterproof maps | walkers
none | p | a map of quiet benches | elderly people
none | s | opinion polls by text message | mayors
none | s | queueing for you at consulates | busy travellers
none | s | passport photos at home | parents of babies
none | s | we paint boat names | boat owners
none | p | sandbags that fill themselves with water | people in flood zones
none | p | smoke alarms that speak | deaf people
none | s | fire eaters and jugglers | event organisers
none events | s | A string quartet for ceremonies | engaged couples
none | p | artificial snow for film sets | production companies
none | s | model making for architects | architects
none | p | crampons for delivery riders | riders
none | p | a solar charger for hearing aids | people who hike
none | p | rubber tiles for playgrounds | schools and councils
none | p | lottery of unsold theatre tickets | students
none | o | Unsold concert seats at 5 euros | students
none | c | A cemetery for ashes under the sea | families
none culture | c | a museum of broken relationships that travels by bus | small towns
none culture | c | a floating theatre | river towns
none | c | hotel for houseplants | people who go on holiday
none | c | a bank of umbrellas at bus stops | commuters
none | c | A library of sounds that are disappearing | radio makers
none | j | We film the last speakers of dying languages | universities
none | j | Rewilding a quarry | residents
none | j | A phone box turned into a defibrillator point | villagers
none association | j | A swap shop for school uniforms | parents
none | j | a radio telescope built by amateurs | astronomy clubs
none | j | We dig ponds for toads | landowners
none | p | hives for bumblebees that live on balconies | city people
none | p | a pressure cooker for dyeing wool | textile artists
none | p | washing machines for horse blankets | riding schools
none | s | we calibrate scales | butchers and bakers
none | s | pest detection dogs for museums | museums
none | s | airport transfers for pets | people moving abroad
none | s | estate sales and house clearance | heirs
none | s | speech writing for weddings | best men
none | p | Harvest, a karaoke microphone | families
none | p | The Bakery, a set of type foundry fonts | graphic designers
none software | p | Pasta, an app that splits the bill between flatmates | flatmates
none | p | a fitness tracker for horses | riders
none | p | ergonomic handles for garden tools | people with arthritis
none | p | a pillow that stops snoring | couples
none | p | silent wind chimes | neighbours
none | s | negotiating phone contracts | households
none | s | we sue airlines for delays | passengers
none services | s | notary by video | people abroad
none | p | name tags for nurseries that survive the dishwasher | parents
none | p | a breathalyser keyring | drivers
none | p | hotel key cards made of wood | hotels
none | p | a chin rest for the violin, 3D printed | violin students
none | p | a mattress topper for trucks | long-distance drivers
larder food | p | raw honey from heather moors | food lovers
larder food | p | cheddar aged in a slate mine | delis
larder food | p | sourdough crackers | people who host
larder food | p | Hot sauce from Bermondsey | home cooks
larder food | p | Alcohol-free gin | people who don't drink
food larder | p | Seaweed crisps | snackers
food | s | a Peruvian restaurant in an old fire station | neighbours
food | s | We cook Syrian lunches for offices. | office teams
food larder | p | small batch tofu | vegetarians
meals food | s | hot meals delivered to elderly people | older people living alone
crafts home | p | hand thrown mugs and bowls | people who like handmade things
crafts | p | leather wallets stitched by hand | men and women
crafts | p | oak furniture made in our workshop | families
crafts home | p | beeswax candles poured by hand | gift buyers
fashion | p | raincoats for tall women | women over 180 cm
fashion | p | merino jumpers knitted in Scotland | people who walk to work
fashion | p | jeans with a mending guarantee | people in their thirties
fashion | p | second-hand clothes for toddlers, sold by the bag | parents
beauty | p | solid shampoo | people with curly hair
beauty | p | a face cream with four ingredients | people with sensitive skin
beauty | p | natural deodorant in a tin | women and men
software | p | software that plans the rota of small hotels | hotel managers
software | p | an app that turns emails into tasks | project managers
software books finance | p | Invoicing software for plumbers | self-employed plumbers
books finance | s | bookkeeping for hairdressers | salon owners
billing finance | s | we chase unpaid invoices | small firms
health | s | physiotherapy at home after a hip operation | patients over 65
health | p | an app that reminds patients to take their pills | patients with heart failure
care health | s | home care for people with dementia | families
childcare | s | a nursery open from 5am | parents who work shifts
childcare services | s | Emergency babysitters for sick children | working parents
education | s | maths tutoring in groups of three | pupils of 14 to 16
education training | o | a course on public speaking | shy adults
hobby education | s | pottery evenings | adults who want to try
hobby education | o | Watercolour weekends by the sea | beginners
kids education | s | chess club for children | children and their parents
languages education | o | Spanish lessons by phone | adults who work
sport education | s | swimming lessons for adults who are afraid of water | adults
sport | s | a climbing gym | people of all ages
club culture | s | a choir with no audition | people in the neighbourhood
tourism | s | guided walks with a shepherd | city families
tourism | s | a guesthouse without wifi | couples
tourism | o | camping weekends on a tidal island | friends
mobility | s | shared electric cars in villages | villagers
mobility | j | a night bus for hospital staff | night workers
delivery | s | cargo bike delivery for shops | local shops
cycling mobility | p | a folding bicycle with a belt | commuters
repair mobility services | s | bicycle repair at your office | commuters
repair | j | a repair café in the town hall | residents
energy | s | solar panels for rent | homeowners
energy building | s | loft insulation with sheep wool | owners of old houses
energy building | s | heat pump installation | homeowners
waste energy | s | we collect food waste from restaurants by bike and compost it | restaurants
building | s | renovation of old farmhouses | owners
building | s | roofing with reclaimed slate | homeowners
housing | s | photo inventories for landlords and tenants | landlords
callout services | s | emergency plumber, fixed price | households
callout services | s | locksmith | residents
services | s | house cleaning with vinegar | busy families
services | s | chimney sweeping | people with a stove
services | s | ironing collected at work | employees
pets services | s | dog walking in groups of four | dog owners
pets services | s | cat sitting at home | cat owners
agriculture | p | soil probes for vineyards | winegrowers
agriculture | p | seed drills for market gardeners | market gardeners
agriculture storage | p | a solar dryer for grain | smallholders
bees | p | a scale that weighs beehives | beekeepers
industry | p | vibration sensors for production lines | maintenance managers
industry | p | welding robots for small workshops | metal workshops
culture | s | outdoor cinema on farms | villages
culture | s | a puppet theatre | families
games | p | a card game about volcanoes | families
media | s | a podcast about football in the 1970s | fans
association | j | a charity that visits lonely people | isolated older people
association | j | volunteers who drive patients to hospital | patients without a car
surplus food | s | we sell unsold vegetables to canteens | growers and canteens
hiring services | s | recruitment of nurses | hospitals
training education | s | first-aid training for offices | companies
reading culture | p | a monthly box of children's books | parents
tools | j | a tool library | neighbours
making | p | knitting kits | beginners
freshStart food | j | a bakery run by former prisoners | neighbours
events | s | we organise small weddings | couples
clinic health | p | short videos that explain an operation before the appointment | clinics
shops software | s | we build online shops for potters, sell online in a week | craft shops
growing | p | self-watering planters for balconies | people who live in flats
home | p | a stackable lunch box | office workers
home crafts | p | a lamp without a wire | people who read in bed
diet | o | weekly meal plans for people with diabetes | people with type 2 diabetes
paperwork | s | we read and answer official letters for you | people who struggle with forms
`;
