import type { Questions } from './texts.js';
import { aboutTradeIns } from './trade-in-questions.en.js';

/** The English variants, parted by commas. */
export const english: Questions = {
  ...aboutTradeIns,
  offTopic: `what is the weather, weather today, weather tomorrow, will it rain tomorrow, how hot is it today,
    temperature, tell me a joke, joke, do you know a joke, tell me a story, sing me a song, music, write a poem, write
    me an essay, homework, what is in the news, news of today, headlines, who won the match, who won the game,
    football, cricket, score of the match, world cup, recipe, recipe for dinner, how do i cook rice, what should i eat
    today, what is two plus two, what is times, divided by, solve this equation, maths, do you love me, i love you,
    marry me, who is the president, president of, prime minister, king, election, politics, government, war, religion,
    what is the capital of, capital city, history, translate, translate to arabic, how do you say it in french, what
    time is it in, time in london, what day is it today, what is the date, how tall is, how far is the moon, movie, a
    good movie, watch a film, actor, flight to, book a flight, book a hotel, holiday trip, should i buy stocks, invest,
    lose weight, diet, doctor, headache, medicine, horoscope, meaning of life, write code, python, tell me about cars,
    dog, cat, girlfriend, is it sunny, weather at the weekend, tell me something funny, who invented, how many people
    live in, population, when is the next bus, metro, is there a god, price of bitcoin, the champions league, poem
    about, how is the weather forecast, weather in abu dhabi, recommend a restaurant, best restaurant, things to do at
    the weekend, which car should i buy, best beach, tourist, visa, rent a flat, traffic, taxi to the airport, gold
    price, dollar rate, lottery, how do i tie a tie, sing a song, who are the beatles, riddle, say something funny,
    help me with my cv, how old are you, what is your favourite colour, do you sleep, netflix, chatgpt, best phone in
    the world, iphone versus samsung which is better, when does the new iphone come out, how do i take a screenshot, my
    wifi is slow, order a pizza`,
  person: `talk to a person, speak with somebody real, talk to a human being, real person, customer service, customer
    support, contact support, contact you, how can i reach you, call me back, can you call me, phone number, telephone
    number, your email address, whatsapp, support team, speak to an agent, live agent, live chat, hotline, i want to
    complain, complaint, speak to the manager, i need help of your staff, is anyone there who can help me, chat with an
    employee, real employee, somebody of your staff, human support, number to call, ring you, a person not a bot, speak
    to someone on the phone, how do i complain, somebody to talk to, contact details, is a human available, any human
    there, speak to a human please, talk to a human, someone i can call, are you hiring, do you have jobs, work for
    you, job vacancy, careers, apply for a job, complain about the driver, your driver was rude, who do i tell, who is
    in charge, manager, supervisor, a real person please, get me somebody, do you have a hotline, phone you, mail you,
    instagram, customer care, i need help from a person, bank details wrong call me`,
  deleteAccount: `delete my profile, remove my account, close my account, erase my account, cancel my membership, how do
    i delete my account, i want to leave planet heroes, forget me, delete my data in your system, delete everything
    about me, remove my personal information, unregister, deactivate account, right to be forgotten, take me off your
    site, what do you know about me, download my data, take my account out of your database, erase my profile, i do not
    want to be a member any more, remove me, remove my details, i do not want an account any more, delete my
    registration, get rid of my profile, my data out of your system, which data do you keep about me, do i lose my
    points when i delete, are my points gone when i delete my account, stop using planet heroes, quit, wipe me from
    your records, gdpr, what information do you hold, export my data, leaving dubai for good next month want my profile
    gone before i fly, my son signed up with his own email he is only 12 i want it wiped out`,
  stolen: `stolen phone, is this phone stolen, can i sell a stolen phone, i found a phone, found on the street, i found
    a lost iphone, somebody lost this phone, i lost my phone, my phone got lost, the phone is not mine, phone without a
    receipt, sell a phone that belongs to someone else, my iphone was stolen, somebody stole my phone, lost phone,
    blacklisted, reported as stolen, do you check for theft, proof of ownership, i lost my phone in a taxi, i bought a
    stolen phone, it turned out to be stolen, my brother found it, found at the mall, found in the metro, a phone
    nobody claimed, without proof that it is mine, registered to another person, do i need the invoice of my old phone,
    the owner lost it, it belonged to someone else before, my ex has my phone, block my lost phone, somebody took my
    iphone, it belongs to my employer, phone from work may i sell it, company phone, my brothers phone, selling for a
    friend, phone of my late father, inherited, i picked it up in a park, no receipt, on contract still, still paying
    instalments for it, left my handset on the metro yesterday after id already agreed a deal with you, our driver
    brought a mobile he says his cousin gave him im not sure its clean will you buy, picked up a cell on jbr beach
    finders keepers right, my maid ran away with my 14 pro has anyone brought it to you`,
  hours: `opening hours, when are you open, are you open today, open now, open on sunday, open on saturday, open at
    night, working hours, business hours, closing time, when do you close, until when are you open, what are your
    hours, what time do you open, are you closed on fridays, holidays, open in ramadan, are you open at 11 pm, open
    during the weekend, open in the morning, what time in the morning, eid, until what time are you open, where is your
    office, where is your desk, where are you located, your location, are you there tonight, late in the evening, walk
    in, your address, until when can i come, are you there on fridays, can i visit you, visit the desk, directions,
    map, nearest branch, do you have a shop i can visit, parking, how do i get to you, when can i come by, mall of the
    emirates branch, address, i land at dxb at 10 pm could i drop by your counter that night, do you work on national
    day or sundays`,
  leaderboard: `leaderboard, who is first, who is number one, who is the top hero, who leads, best hero, ranking, my
    ranking, my place on the board, what place am i, where do i stand, my rank, how do i get to first place, top ten,
    who is winning, how many points to pass the next hero, my position, why did i lose my rank, climb the leaderboard,
    am i in the top ten, climb the ranking, my score on the board, how high am i, get to the top of the board, become
    number one, how far behind the leader am i, points behind the first, which place do i have, who is leading, who is
    on top right now, who has the most points, standings, champion of the month, am i winning, what number am i, beat
    the first, table of heroes, overtake, wanna beat my flatmate how many more do i need, if i claim a prize do i slip
    down the table, get to number one, reach the top of the board`,
  intoCash: `can i get cash for my points, exchange points for money, real money for points, swap points, turn points
    into cash, points into dirhams, sell my planet points, are points worth money, how much is a point worth, convert
    my credit into cash, can i withdraw my credit, take the credit out as cash, credit to my bank, pay out my credit,
    cash out, money for points, move my credit to my bank account, can points be paid out, withdraw points, points to
    my bank, convert points, dirhams for points, change credit to money, how much is 1000 planet points in aed, can i
    sell my points to someone, encash`,
  signIn: `how do i sign in, how do i log in, login, log in, i cannot sign in, sign in on another device, i did not get
    the code, the code did not come, i never received the code, sign in code, code by email, where is my code, passkey,
    password, i forgot my password, lost my account, i cannot get into my account, is there an app, do you have an app,
    download the app, app store, install the app, my hero is gone, all my points are gone, use it on my new phone, no
    email with the code, i cannot get in, it says there is no account, locked out, does not recognise my e mail, code
    expired, wrong code, code invalid, new code, login link, how do i get into my profile, sign out, log out, other
    device, on my laptop, face id login, username, app for android, the code never reached my inbox, changed my phone
    and now my accounts gone i never gave an email, otp not coming since 20 mins, where do i enter to see my stuff`,
  visibility: `change my name, change my name on the leaderboard, rename my hero, another name, hide me, i do not want
    to be on the leaderboard, take me off the leaderboard, hide my name, stay anonymous, is my name public, remove my
    name from the board, can i be invisible, edit my profile, change my profile, turn off emails, stop sending me
    messages, unsubscribe, notification settings, change my email, i have a new email address, update my email, change
    my phone number, i do not want people to see my name, be anonymous, change my picture, change my avatar, my avatar,
    profile photo, nickname, stop e mailing me, no more e mails, too many messages, newsletter off, mute notifications,
    hide my profile, private profile, who can see my profile, real name, new phone number, wrong e mail in my profile,
    i dont want my name shown in the ranking, got married surname is different now where to update, typed wrong email
    when i registered correct it how`,
  whoSees: `who sees my address, who can see my address, who knows where i live, is my address public, is my phone
    number visible, who gets my address, can others see my name and number, is my email shown, do you sell my data, do
    you sell my data to others, do you share my data, who has access to my details, is my address private, are my
    contact details shown to other heroes, does the courier see my address, who gets my information, is my data sold,
    third parties, share with partners, do people see my phone number, does the winner's name show my address, does the
    courier have my number, my details private, do u sell my number to telemarketers, privacy policy, i keep getting
    spam calls since i signed up did you share my contact with somebody, will strangers on the ranking know where i
    live, what does the rider know about me, is my home address shown to somebody`,
  credit: `what is the difference between points and credit, can i use credit toward a water system, use my credit,
    spend my credit, how do i use my credit, pay with my credit, pay the water system with credit, where can i spend
    credit with you, credit for a water system, can i pay with points, use my points for a water system, pay the water
    system with planet points, do points bring the price down, credit code, turn credit into a code, is my credit good
    for aquacafe, use the store credit for a filter, what can i do with the credit, does my credit count toward a plan,
    where is my credit, credit balance, how long is credit valid, discount on the water system with my phone, pay part
    with credit, code for checkout, credit code not accepted, how much credit do i have, how much credit is left, my
    credit balance, can my wallet amount buy a refurbished phone, discount code from my trade where to generate, can
    planet pts knock something off the purifier bill, can i spend only half of whats in your money and leave the rest`,
  greeting: `hi, hello, hey, hello there, hi there, hiya, good morning, good evening, good afternoon, salam, salaam,
    salam alaikum, marhaba, how are you`,
  thanks: `thanks, thank you, thank you so much, thx, cheers, shukran, great thanks, perfect thank you, ok thanks`,
  goodbye: `bye, goodbye, see you, bye bye, good night, that is all`,
  about: `who are you, what can you do, help, what can i ask you, are you a bot, are you a robot, are you real, are you
    human, do you speak arabic, change the language, what do you do, what is planet heroes, concierge, how can you help
    me, who is behind this, who owns planet heroes, what kind of company, since when, who runs this, tell me about you,
    what is this site, is there an owner, hi what is this website for actually, are you a human or chatgpt thing, my
    granddaughter sent me this link can you explain what you people do, who am i chatting with, so like is this a
    charity a game or a second hand mobile dealer, what exactly do you do`,
  points: `my points are missing, i traded in and got no points, points, planet points, how many points do i have, my
    points balance, how do points work, how do i earn points, how many points, how much are points, points for my
    phone, how many points for a trade in, get more points, collect points, what are points, when do i get my points,
    loyalty, daily check in, how many points does a trade bring, points for an iphone pro, how many points for one
    phone, points per phone, why have i got no points, points not credited, points missing, daily points, best way to
    collect points, do i get points for water, points for the 15 pro, double points, where are my points, what earns
    points, how many points is a friend worth, how to get more of those planet coins, i just sold a 15 pro max how many
    pts should show, do i get something for opening the site every day, fastest route to 5000 pts, bought the water
    filter but my balance didnt go up why, what gives me scores here, my points hav not come yet after selling how many
    wil it be, get more points, more points fast`,
  levels: `levels, what level am i, gold hero, silver hero, bronze hero, how many points to gold, what level is silver,
    reach gold, next level, how do i become a gold hero, level up, why did i lose my level, my level went down, dropped
    to silver, back to bronze, do levels expire, how much until gold, points until the next level, what is a silver
    hero, how far to gold, benefits of gold, highest level, which level is after bronze, my status, im at 280 what tier
    am i`,
  rewards: `can i get an iphone, rewards, what rewards are there, redeem, redeem my points, spend my points, use points,
    what can i buy with points, prizes, which prizes, gift, can i get an iphone 17, rewards iphone, an iphone as a
    reward, vip, when do i get my reward, where is my reward, my reward, my prize has not arrived, when does my prize
    come, claim a reward, dubai rewards, gift for my points, bottle engraved, redeem for a prize, what is there for
    points, can i swap points for a gift, which gifts are there, what do points buy, what can points buy, what could
    planet points buy me, what can i get for my points, the reward is sold out, all claimed, used up, reward not
    available any more, what can i do with my points, i redeemed and see nothing, where is my reward code, anything for
    five hundred points, my prize did not come, reward late, not received my reward, how do i claim, claim button,
    claim failed, not enough points, how many points for the vip, which is the cheapest reward, exchange my points,
    catalogue, what is on offer for points, spend, engraving, cancel a reward, return a reward, give my reward to
    somebody, the thing i wanted is sold out did i lose anything, is there anything for children like cinema or theme
    park tickets, any freebies or goodies worth having`,
  voucher: `voucher, restaurant voucher, how do i get the restaurant voucher, partner kitchen, partner restaurant,
    dinner, lunch, meal, promo code, where do i enter my voucher, discount code, voucher not working, discount code
    invalid, coupon, where do i use the voucher, where is the partner restaurant, has the voucher an end date, my
    friend sold his mobile last week so when do we get the food thing, which restaurant is it and how do i use it, the
    waiter asks me for a code cant find it, free meal in business bay`,
  referral: `invite a friend, refer a friend, what do i get for a friend, referral code, referral link, referral bonus,
    share my code, my friend joined, my friend signed up with my link, bring friends, friends, i invited somebody, what
    do i get if i invite a friend, recommend you, is there something for inviting friends, bonus for a friend, my
    friends want to join, code for friends, the points for my friend are missing, my friend traded and i got nothing,
    my friend joined but i got no points, my referral code does not work, the invitation code is not accepted, friend
    used my link and i got nothing, how many friends can i invite, invite mates, invite my cousin, link i was sent does
    not open, invite link broken, my colleague wants to join, where is my code, i forgot to enter the code, enter a
    code later, friends bonus, cousin traded, send an invitation, two friends, family, i told my whole office about u
    whats in it for me, refer and earn, can i introduce my sister in satwa and both of us benefit`,
  joining: `join, how do i join, how do i join the leaderboard, sign up, how do i sign up, register, create an account,
    is it free to join, join bonus, become a hero, become a member, must i register, do i have to sign up, is an
    account needed, without an account, welcome bonus, membership, does signing up cost anything, do i have to be a
    member, how can i become a hero, what do i need to sign up, minimum age, can tourists join, is membership paid,
    open an account for my mother, two accounts, guest, want to be a hero too what do i press, just visiting for two
    weeks may i browse without opening an account, my friends at uni are all on this how do i get in`,
  corporate: `bulk, bulk trade in for my company, our company wants to sell phones, we are a company, business account,
    corporate, many phones, we have 100 iphones, laptops in our office, office laptops, hundreds of devices, phones of
    our employees, office phones, quote for our business, our organisation has devices, school, hotel, our firm has old
    handsets, our firm, business with old handsets, a school with iphones, fleet of phones, used phones of our staff,
    sale of staff phones, office replaces its phones, can a business take part, phones at our agency, our agency,
    twelve phones in the office, startup with old phones, clinic, our team has old iphones, it department, retire our
    devices, employee devices, office manager here replacing all handsets of our sales team who do i ask for a
    quotation, minimum quantity for company deal, i buy from auctions can supply hundred pcs monthly better rate`,
  plans: `which plan for a family, which system suits us, how many people does it serve, water system, water system
    plans, water plans, plans, which plans, hero premium, hero minimal, hero elite, filter, water filter, purifier,
    aquacafe, kangen, clean water at home, price of a water system, water purifier, water filter system, water system
    in instalments, which package is best, cheapest system, compare the packages, difference between premium and elite,
    drinking water at home, tap water filter cost, water machine, what does hero minimal cost, family of five, which
    one is better premium or elite, premium or elite, which is better minimal or premium, which one is your best seller
    for kitchen filtration, we want ro type filter at the office pantry what are the rates, discount on elite one still
    running`,
  refund: `refund, money back, refund my water system, can i get a refund for hero elite, can i return the water system,
    money back guarantee of the filter, give the purifier back, i am not happy with the system, reimburse, refund of
    the plan, return hero premium, i do not like the aquacafe, undo my purchase of the water system, change my mind
    about the system, thirty days, trial period, send the system back, want my money back for the filter, is it
    refundable, can i send back the purifier after two weeks, my landlord wont allow drilling so i have to give the
    machine back, bought elite my mother in law already had one return it, will u uninstall it and pay me everything
    back or only part`,
  starterKit: `starter kit, what is in the starter kit, shower filter, starter, loyalty starter, what comes in the kit,
    ninety nine dirham kit, kit contents, what do i get for the 99 dhs, is that shower filter thing included and does
    it help hair fall, does the aed 99 repeat every month or only one time, the beginner pack does someone fit it or do
    i do it myself, whats inside the box for newbies, membership card whats it come with`,
  shop: `shop, what can i buy in the shop, products, buy a refurbished iphone, do you sell iphones, i want to buy a
    phone, purchase, store, for sale, warranty of a phone i buy, do you sell iphones too, do you sell phones, used
    iphone to buy, refurbished, second hand iphones from you, buy premium water, what do you sell, i need a phone,
    replacement phone, do you also sell mobiles, looking for a cheap second hand 13 for my driver, can i buy bottled
    water from you, refurb iphone prices, need a used handset for my helper budget 900 got any`,
  challenges: `challenges, how do challenges work, mission, missions, join a challenge, create a challenge, community,
    eco challenge, dubai challenge, how do i join a challenge, sponsor a mission, become a sponsor, our company wants
    to sponsor, what do i win in the challenge, school children take part, which challenges are on now, bank wants to
    fund a clean up, fund a mission, beach clean up, donate, volunteer, take part with my class, kids join, our brand
    as a partner, csr, which challenge pays most, start my own challenge, invite to my challenge, leave a challenge,
    challenge ended, my progress is stuck at 0 of 3 in the task i entered, what counts toward the target only selling
    mobiles or also beach cleanup`,
  impact: `impact, how many bottles have we saved, bottles prevented, co2 saved, environment, carbon, sustainability,
    why is it good for the planet, where do the figures come from, how do you count the bottles and the co2 numbers,
    how do you know the impact, does one phone make a difference, how green is it, does it help the environment,
    plastic saved, carbon footprint, is it greenwashing, how many bottles is my phone, what difference does it make,
    numbers true, does selling one old mobile really help the planet, how much carbon if i give my 12 pro, total
    plastic avoided by all users so far`,
  waterCare: `how long is the warranty on the water system, warranty of the purifier, guarantee on the filter system,
    does the filter come with a warranty, who installs the system, is installation included, how much is installation,
    does installation cost extra, when is it installed, can you install it in a rented flat, who fits it, technician,
    how often do i change the filter, how long does the filter last, when is a new filter due, replace the cartridge,
    new cartridges, price of filters, filters afterwards, my water system broke, the purifier stopped working, who
    repairs the water system, water system leaks, repair, spare parts, maintenance, is there a warranty, does it come
    with a warranty, how long is the warranty, warranty, guarantee, the filter drips, tap drips, leaking, water tastes
    bad, no water comes out, does it need electricity, power, how big is it, does it fit under my sink, uninstall the
    system, i am moving house move the system, take it down, service visit, plumber, fitter, when does the installer
    come, how long does the installation take, how long does a filter last in the elite, spare filter, filter expired,
    filter change reminder, is maintenance included, broken tap, renting can i install it, nobody installed it yet,
    system arrived and is not installed, do you deliver the water filter, delivery of the water system, when is the
    water system delivered, who will fix it on the wall i have no drill`,
  pointsExpiry: `do points expire, how long are points valid, when do my points run out, do planet points expire, points
    expiry, are my points lost, do the points end, how long do i have to use my points, will my balance vanish if i
    dont log in for a year, use by date on these pts, going to manila for 8 months will they still be there when i
    return, like airline miles do they lapse, i heard scores reset every january true, is there a rush to spend what
    ive collected or can i save up for next eid`,
  invoice: `vat invoice, i need an invoice, invoice for my purchase, tax invoice, receipt with our trn, tax number,
    invoice for the company, do we get an invoice, does the price include vat, vat, is vat included, receipt for my
    purchase, a receipt, bill, statement for accounting, trade licence on the invoice, resend the invoice, pdf of the
    receipt, proof of sale, five percent, can i get a receipt that i sold it to you for my companys records, auditor
    wants paperwork for the purifier we bought in march, i need some document showing amount u paid me for insurance,
    our finance lady cannot locate the tax document for last months po`,
  trust: `is this a scam, are you a scam, are you legit, can i trust you, is this real, is it safe to send you my phone,
    is this a real company, are you trustworthy, sounds like fraud, reviews, can i believe you, sounds too good,
    licence, is it risky, what if you keep my phone, fake, ripped off, are the prices real, safe, honest, customers
    say, how do i know you wont just run off with my phone, never heard of u guys do you have a real office or just a
    web page, my husband says its fraud convince him, what guarantee have i got after handing it to a stranger on a
    motorbike, ive been cheated on dubizzle before what makes you safer`,
};
