/**
 * The occasions that people search for, the most frequent first. Suggestions complete what is being typed to one of these, and to the people
 * and things below, if the search has results. Entries without results stay in the list and are suggested once there are cards.
 */
export const POPULAR_OCCASIONS: readonly string[] = listed(`
happy birthday, birthday, funny birthday, thank you, anniversary, wedding anniversary, happy anniversary, Christmas, get well soon,
congratulations, sympathy, new baby, wedding, thinking of you, good luck, retirement, new home, new job, Valentine, Mother’s Day, Father’s Day,
Easter, sorry, leaving, belated birthday, graduation, exams, driving test, engagement, new year, Halloween, Thanksgiving, just because,
merry Christmas, happy new year, happy Easter, happy Mother’s Day, happy Father’s Day, happy Halloween, happy Thanksgiving, happy Hanukkah,
happy Diwali, happy retirement, well done, miss you, I love you, proud of you, welcome home, baby shower, baby boy, baby girl, first birthday,
back to school, first day of school, farewell, goodbye, housewarming, bon voyage, engaged, pregnancy, adoption, christening, baptism,
first communion, bar mitzvah, bat mitzvah, Hanukkah, Passover, Rosh Hashanah, Diwali, Holi, Eid, Eid Mubarak, Ramadan, lunar new year,
Chinese new year, Nowruz, Kwanzaa, St Patrick’s Day, Fourth of July, Independence Day, Day of the Dead, Mid-Autumn, pride, bonfire night,
loss of a pet, loss of a dog, loss of a cat, condolences, apology, good luck exams, passed exams, promotion
`);

const PEOPLE_AND_THINGS = listed(`
mum, mom, dad, sister, brother, wife, husband, friend, best friend, daughter, son, grandma, grandad, grandpa, granny, nan, girlfriend,
boyfriend, partner, aunt, auntie, uncle, niece, nephew, cousin, grandson, granddaughter, godson, goddaughter, godparents, teacher,
colleague, boss, neighbour, neighbor, parents, couple, twins, baby, children, toddler, teenager, mother in law, father in law, stepdad, stepmum,
for mum, for dad, for her, for him, for a friend, for my wife, for my husband, for grandma, for grandad, for my sister, for my brother,
for my daughter, for my son, for a colleague, for a teacher, for the boss, for children, for a couple, for a baby, for mom, for grandpa,
from all of us, from the dog, from the cat, from the team, mum birthday, dad birthday, mom birthday, sister birthday, brother birthday,
18th birthday, 21st birthday, 30th birthday, 40th birthday, 50th birthday, 60th birthday, 70th birthday, 80th birthday, 90th birthday,
100th birthday, 1st birthday, 16th birthday, 65th birthday, 25th anniversary, 50th anniversary, 60th anniversary, 40th anniversary,
30th anniversary, 10th anniversary, 1st anniversary, silver wedding, golden wedding, ruby wedding, diamond wedding, pearl wedding,
funny, cute, elegant, simple, loving, quiet, romantic, silly, dog, cat, fox, flowers, cake, balloons, bear, elephant, bird, rabbit,
penguin, horse, hedgehog, owl, bee, butterfly, unicorn, dinosaur, lion, tiger, giraffe, monkey, koala, panda, sloth, llama, alpaca, otter,
tortoise, turtle, snail, frog, duck, swan, robin, dove, flamingo, puffin, kingfisher, peacock, parrot, toucan, chicken, cow, pig, sheep, lamb, goat, mouse, deer,
reindeer, badger, whale, dolphin, octopus, crab, fish, seahorse, koi, shark, dragon, ladybird, dragonfly, moth, spaniel, labrador, dachshund,
terrier, greyhound, poodle, puppy, kitten, black cat, guinea pig, hamster, goldfish, zebra, crocodile, hummingbird, stork, swallow, wren, rose, roses, sunflower, tulip, daisy,
lavender, peony, poppy, lily, wildflowers, cherry blossom, iris, violet, ivy, willow, bouquet, cactus, holly, mistletoe, oak, tree, mushroom, garden, gardening, autumn leaves,
beer, wine, champagne, cocktail, gin, tea, coffee, cupcake, chocolate, pizza, sushi, tacos, bread, cheese, honey, lemon, strawberry,
pineapple, fruit, picnic, breakfast, ice cream, cooking, baking, football, soccer, cricket, rugby, tennis, golf, basketball, swimming, running, cycling, bicycle,
fishing, hiking, camping, skiing, yoga, gym, dancing, ballet, sailing, boat, train, car, tractor, motorbike, plane, camper van, fire engine, rocket, space, robot,
hot air balloon, lighthouse, beach, sea, mountains, desert, travel, adventure, suitcase, knitting, sewing, painting, photography, camera,
books, reading, music, guitar, piano, violin, vinyl, records, disco, jazz, theatre, cinema, ruby, pearl, gaming, crossword, chess, pottery, crafts, dinosaurs, superhero, pirate,
princess, mermaid, fairy tale, knight, ghost, pumpkin, witch, snowman, stocking, Christmas tree, nativity, angel, star, stars, moon, sun, rainbow, snow, rain, umbrella,
candle, candles, heart, hearts, lovebirds, rings, key, letter, teapot, crown, diamond, fireworks, confetti, bunting, party hat, present, gift, trophy, teddy,
rocking horse, stork, pram, menorah, dreidel, shamrock, four leaf clover, lantern, Easter egg, bunny, chick,
gold foil, watercolour, stained glass, papercut, embroidery, cross stitch, linocut, vintage, modern, poster, pen and ink, origami, mosaic, neon, chalk,
red, orange, yellow, green, teal, blue, purple, pink, brown, cream, white, grey, black
`);

export const POPULAR_QUERIES: readonly string[] = [...POPULAR_OCCASIONS, ...PEOPLE_AND_THINGS];

function listed(phrases: string): string[] {
  return [...new Set(phrases.split(',').map((phrase) => phrase.trim()))];
}
