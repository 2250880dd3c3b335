/** English words that differ from another by one letter. The spelling correction leaves them alone, whether a card has them or not. */
export const SPELLING_ALLOW_LIST: ReadonlySet<string> = new Set(
  `
  abroad actor actress addict adult airport alien angry animal answer apple april arrow artist asian athlete attic august aunt author avocado
  award bacon badminton bagel bagpipes baker baking bakery ballerina ballroom banana banjo banker barber bartender baseball basil basket
  bath battle beard beaver beef beetle berry bicycle bingo bison biscuit bishop blind blonde blues board boats boring boxer boxing brain
  brave bread break breast brick bridge broken brunch buffalo builder building burger burrito butcher butler butter cafe camel canada
  canal cancer candy canoe captain cards caring carnival carol carpenter carpet carrot cartoon castle cellist cello cereal chair chalet
  cheese cherry chess chicken chili chips church cider circus cities classic clean cleaner clever climb climber clown coach cobra coffin
  cold comedy comet cookie copper corgi corner country couple cousin cowboy crane crash crazy cricket crisis cruise crying cupid curly curry
  daddy dancer darts data date dating deaf dealer dentist depression deputy desert diabetes diamond diaper dinner disabled diver diving
  divorce dizzy doctor dolphin donkey donut doughnut dragon drawing dream dress drill driver drugs drummer drums dusty dying eagle earth
  editor eggs elbow election elf emu engineer english epilepsy ethnic euro exile fairy falcon fall family famous fancy farmer fashion
  faster father fever fiddle field fighter finance finger fire fireman firefighter fitness flamenco flight florist flute folly forest fork
  forum france freedom freezer fries fudge fungi gamer gaming garage garlic gecko gender genius gentle german giant ginger glasses
  goalie goblin golfer gorilla grammar graphic grass grave gravy greece greek grill groceries grumpy guard guinea guitar gym hair hairdresser
  hammer hammock hamster handbag handy harbour hawaii hawk heater helmet heron hippo hockey holder hollow homeless honest hornet horror
  hostel hotel hound hunter hunting husky iguana india indian insect iphone irish island italian italy jacket jaguar japan japanese jelly
  jersey jewel jockey joker judge judo juggler juice july june jungle kangaroo karaoke karate kayak kebab kettle kidney killer kilt kingdom
  kitchen kite kitten kiwi lacrosse lake lamp landlord language laptop latte laundry lawn lawyer leader leather lego lemur lent leopard
  library lifeguard lily lizard lobster lodge logo lonely loner lorry lottery loyal lunch lung machine mafia magic magnet mango manor maple
  marathon march marine market martial mask mason master maths matrix mayor meadow meat medal meeting melon mental mercy metal mexico
  miner minister mirror model mole monk monster moose moped mortgage mosque motor mouse movie mower muffin murder muscle museum mustard
  nachos nanny narwhal nature naval navy needle nephew network newt nicer ninja noodle north norway nurse nursery nurses obon ocean octopus
  office olympic onion opera orange organ orchid ostrich otter oven oxford pagan painter panther pants paper paradise paris parrot party
  passport pasta pastor paving peace peach peacock peanut pelican pencil penny pepper petrol phone phonics photo pickle pigeon pilgrim
  pilot pirate pitcher pizza plaid planner planter plaster plastic player plenty plumber pocket poetry poker poland police policeman polish
  polo popcorn porridge porter postman potato potter powder power prawn prayer preacher priest primary prince printer prison prize puzzle
  python quaker quail quilt quiz rabbi raccoon racing radar radio rafting rainy ramen ranch ranger raven reader recipe recovery referee
  reggae relief reptile rescue rhino ribbon rider rifle river roast robber robin rocker rocket rodeo roller roman rowing royal rubber
  ruler runner running russia sad safari sailor salad salmon salsa samba sandal sandwich sauna sausage saxophone scarf scholar science
  scientist scooter scorpion scout sculptor seal season secret security senior server sewing shadow shark sheriff shopper shopping shower
  sibling silk singer single sister skater skiing skull skunk slalom slave sledge slipper smoking snake snooker soap sober sobriety soccer
  social sofa soldier solo sorrow soul south space spain spanish spider spinach spoon sports spouse squash squid squirrel stable stamp
  star state steak steam stone storm stove strict student studio sugar suicide sultan sumo sunset super surfer surfing surgeon sushi sweater
  swimmer swine sword symbol table tailor tango tattoo tax taxi teapot tech temple tennis thief thunder tickle tiger timber toast tools
  tooth torah tornado tortoise tower tractor trader trainer tram travel trek trial triplets trolley trombone trouble trousers truck truffle
  trumpet tulips tumour tuna tunnel turkey tutor twelve ukulele uncle uniform urban vacation vampire vanilla vegan vegetarian velvet
  veteran vicar victory video viking village violet viper virgo vision vodka volcano volleyball volunteer waffle waiter walker walking
  wallet walnut walrus warrior wasp watch weasel weaver wedding welder welsh whale wheat wheel whisky whiskey wicked widow widower
  willow winner witch wizard wolf wolves wonder wood worker world worm wrestling writer xylophone yacht yoghurt york london paris rome berlin dublin scotland wales england swift taylor women woman men religious university person sobriety citizen ordination zebra zombie zoo
  `
    .trim()
    .split(/\s+/),
);
