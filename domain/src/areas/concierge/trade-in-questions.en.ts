/** The English variants about a phone's price and path, parted by commas. */
export const aboutTradeIns = {
  price: `iphone, iphone price, iphone in the exchange programme, iphone in the simulator, how much is my iphone worth,
    what is it worth, value of my iphone, price of an iphone pro max, how much for a, what do you pay for an iphone,
    how much would i get for it, what can i get for my old phone, what do i get, how much do you offer for this model,
    make me an offer, give me a quote, quote for my iphone, estimate, valuation, i want to sell my iphone, sell my
    phone, i want to sell my phone today, i have an iphone to sell, trade in my iphone pro, and in good condition,
    iphone with a cracked screen, water damaged phone, iphone with water damage, it fell into water, like new, pro, pro
    max, pm, plus, mini, exchange, simulator, price, price of, iphone condition, what about the, what about the pro,
    and the pro max, how much do you pay, how much, what if it is cracked, price in fair condition, how much money for
    it, what is it going for, how many dirhams for my iphone, what will you give me for it, iphone with some scratches,
    used iphone, what does an iphone bring, is my iphone worth anything, tell me the price of my iphone, my screen is
    smashed is it worth something, broken phone is it still worth money, dropped it and the glass broke do you want it,
    my phone is dead is it worth money, do you buy broken phones, how much money is it, what is the most i can get, the
    max i could get, top price, rough idea of the price, what are they worth, worth of my old phones, ballpark, what
    would it bring, is it worth selling, is it worth it, scratched iphone worth, selling my old iphone, got an iphone
    for you, interested in my iphone, want my iphone, hand in my iphone for money, speaker is broken what do i get,
    faulty iphone, camera broken what is it worth, lines on the display, my phone has a cracked back, cracked back`,
  payout: `when do i get paid, when will i be paid, when is the money there, how fast is the payment, payment method,
    how do you pay, how do i receive the money, money in my bank account, bank transfer, transfer to my iban, do you
    pay cash, cash or credit, is it wired to my bank, do you give vouchers or money, do you give cash on the spot,
    store credit or money, is it paid in dirhams, how many days until i am paid, the money has not arrived, i have not
    been paid yet, where is my money, which ways of payment are there, can i have the money in my account, credit with
    you, payout, wire transfer, send the money to my bank, can the money go to my account at emirates nbd, pay into my
    bank account, is a bank transfer possible, my money has not come yet, which bank, still no payment, how is the
    amount paid, was the money sent, is the payment on its way, did you pay me, money received, was the money sent
    already, a cheque, send me the money today, paypal, cash at the door from the courier, pay me through paypal, apple
    pay, google pay, western union, crypto, do you pay in crypto, pay me in bitcoin, by what way do i get the money,
    send it via wise, banknotes, waiting for my transfer since days, transfer still not here, the money went to the
    wrong account, wrong iban, when does the money arrive, change my iban, can it go to the account of my wife,
    somebody elses account, paid in euros or dollars, which currency, bank rejected the transfer, transfer failed, do
    you pay before or after the check, instant payment, same day money, how soon is the cash there, payment delayed,
    still waiting for the money, where has my payment gone, pay by card, gift card, how are sellers paid, cash instead
    of credit, pay pal, venmo, revolut, give you my account number, do you take emirates islamic bank, adcb mashreq
    enbd, my bank says nothing came, money in advance, advance before the inspection`,
  lowerOffer: `why is the new offer lower, you offer less now, the price dropped, the offer is less than you said, you
    promised more, why did the price change after the inspection, the amount is lower than the quote, counter offer,
    you lowered the price, you changed the price, i was promised more, now you pay less, i do not agree with the new
    price, the desk says my phone is worth less, you told me and now it is less, why less money than agreed, unfair
    offer, can i refuse the new offer, i got less than i was told, reduced offer, the offer went down once you had
    looked at it, the desk pays less, reduced my price, why did you reduce it, less than you quoted, offer cut after
    the check, now you offer me less, price went down, the inspection lowered my quote, the quote dropped after the
    check, how come it is less, it was more when i locked it, what if you find my phone is worse than i said, what
    happens if the phone is worse than i described, what if the inspection finds a fault, if you find damage, what if
    my answers were wrong, the inspector says it has a scratch it does not have, i do not see the damage you found, you
    invented a fault, your desk is wrong about the condition, i never agreed to this price, dispute the inspection,
    appeal, object to the result, revised offer, cheated on the price, you cut my price, after the check you pay half,
    not what we agreed, this is not the price i accepted, first you said more and now less, kept saying more, why has
    the figure dropped after you looked at it, bait and switch thats not the amount on my screen last week, what
    happens if your technician finds a scratch i didnt mention, the inspection made my price drop`,
  twoPrices: `why are there two prices, different price on another page, two different prices for one phone, why does
    the exchange page show another price, the home page has a different price than the simulator, which price is right,
    which price is correct, prices do not match, one page says more than the other, difference between home and
    exchange price, not the same price everywhere, the calculators disagree, two programmes, one page says and the
    other says, home page shows one price and the simulator another, two calculators two results, which of the two
    prices, price was different yesterday, which price counts, two different amounts, is the mission thing different
    from exchange, confused diff rates for 15 pro on ur site, which of your programs pays better i see a couple,
    inconsistent numbers between your pages is it a bug`,
  battery: `battery health, does the battery matter, battery at percent, bad battery, weak battery, old battery, battery
    capacity, maximum capacity, battery drains fast, battery needs service, battery service message, does battery
    health change the price, should i replace the battery first, worn battery, tired battery, which battery health for
    good condition, swollen battery, battery health below eighty, worn battery lowers the price, does a weak battery
    cost me, battery replaced, battery below eighty percent, is a low battery capacity ok, battery replaced by a shop,
    not an original battery, battery swells, 85 percent health, battery dies by noon, charges slowly, must the battery
    be good, health is 79 does that cut the value, it dies by lunchtime still good, need to charge it three times a day
    how will that affect what i get, max capacity 91 does it bump me up`,
  competitor: `another shop pays more, i got a better offer elsewhere, can you match the price, price match, can you
    beat this offer, apple trade in gives more, better than apple, carrefour pays more, noon pays more, why should i
    sell to you and not to another shop, compared with others, cheaper than your competitors, dubizzle, can you pay
    more, raise the offer, negotiate the price, is that your best price, i am not happy with the price, increase your
    price, sharaf dg, another shop offers more than you, they offer me more, someone else pays better, noon offers
    more, a higher price at amazon, i saw a better price at another store, somebody gives extra, too little money, too
    low, not enough money, can you do better, carrefour, cashify, emax, somebody on dubizzle, ebay, revent, more
    elsewhere, cheap offer, stingy, your prices are low, pay me more, last price, add a little, best you can do,
    bargain, cash converters in karama gives me 200 more can u do same`,
  otherDevices: `do you take ipads, sell my ipad, ipad trade in, tablet, macbook, laptop, apple watch, airpods,
    smartwatch, samsung, samsung galaxy, do you buy samsung, android phone, google pixel, huawei, xiaomi, oneplus,
    nokia, oppo, honor, other brands, other devices than iphones, do you take other phones, other phone brands, do you
    buy old laptops, tv, playstation, camera, console, i have a samsung, old computer, sony, would you accept a huawei,
    do you buy pixel phones, an old apple watch, gaming consoles, nokia phone, do you take pixel, anything but iphones,
    lenovo, surface, sell my pixel, galaxy fold, motorola, realme, vivo, old camera, game boy, headphones, kindle,
    watch, printer`,
  whereIsMyPhone: `where is my iphone, where is my iphone pro now, where is my iphone pro max today, where is my pro,
    where is my pro max, where is my phone today, where is my device now, what happened to my phone, track my trade in,
    track my phone, tracking, status of my trade in, status of my phone, how far is my trade in, any news about my
    phone, my trade ins, has my phone arrived, did you receive my phone, is my phone inspected yet, was my phone
    collected, my order status, what is going on with my trade in, i sent my phone and heard nothing, when will my
    phone be checked, my trade in, did the courier collect it, has it been picked up, did the driver pick up my phone,
    how long does the inspection take, has it arrived at your desk, is my phone with you already, any update on my
    device, what about the phone i sent, no news about my iphone, i have not heard from you, nothing since last week,
    still waiting for news, has my parcel reached you, did the package arrive, the courier took my phone and it never
    arrived, i think you lost my phone, you lost my phone, the courier lost it, what if you lose my phone, what if the
    courier steals my phone, where is my receipt, the courier is late, courier never showed up, nobody came to collect,
    nobody rang the bell, your driver does not answer, trouble with my order, any update, what is happening, no one
    answers me, did you get it, parcel not there, post lost it, courier is an hour late, i waited all day, still with
    the inspector, what is the state of my trade in, how far are you, what comes next for my phone, no show, driver
    called off, handed it over days ago, check on my order, order number, track my courier, where is the courier, im
    getting worried its been 4 days and silence from you about my 13 pro, how long does the checking take once youve
    got it`,
  pickup: `pickup, book a pickup, book a pick up, schedule a pickup, how does pickup work, can you pick it up, collect
    my phone, collect it at home, come and get it, courier appointment, i need a courier, send a driver, courier to my
    office, can a courier come tomorrow, pickup on saturday evening, pick it up in the afternoon, do you pick up on
    fridays, which days does the courier come, pick up on sundays, which pickup times, pickup slots, i would like to
    book a pickup for my iphone, arrange a collection, courier, reschedule, change my pickup, change the pickup time,
    move the appointment, another day for the courier, when does the courier come, drop off, can i bring it to you,
    drop off at your desk, can somebody collect the phone, get it collected on sunday morning, is a collection
    possible, somebody to fetch my phone, do i have to bring it or do you come, can you come on sunday, pick up at my
    house in the morning, what time will the courier come, courier to my place, when will you come, the earliest
    pickup, how soon can you come, change the pickup address, i will not be home another day, does someone pick it up,
    can the driver come in the evening, send a courier to my area on monday, come and fetch it, fetch the phone, who
    collects it, at home, can i choose the time, time slots, morning slot, can the courier come to my work, not at home
    that day, a different day, another date, put it off, postpone, earlier slot, can you come today, same day pickup,
    come by and take it, hand it to the courier, wrong pickup address, driver is near, will you notify me, what time
    slots do u have during ramadan after iftar, could the driver come in the evening, can the driver come to my office`,
  rejected: `my phone was rejected, why was my phone rejected, you rejected my iphone, rejected, not accepted, what
    happens if you reject my phone, my phone was not accepted, you refused my phone, why did you refuse my iphone, the
    desk did not take my phone, when is a phone rejected, which phones do you reject, declined my device, can i send a
    rejected phone once more, my trade in was rejected, turned down my phone, refused at the desk, why was it turned
    down, you did not want my phone, you sent it back, why did you send it back, a second try, not taken, fails the
    check, will you keep my device if it fails inspection, my trade failed but i didnt get any pts either is it normal`,
  handingOver: `how do i pack my phone, packing, which box do i use, how do i send it, how do i post it, shipping label,
    where do i get the label, print the label, what documents do i need, do i need my emirates id, which papers, do i
    need id, passport, how do i prepare my phone, what do i have to do before handing it over, what should i bring, get
    it ready for the courier, wrap it, envelope, what do i need to bring, do i bring my emirates id, what should i take
    with me, need my passport, papers, documents, original invoice, how do i wrap it, which parcel, label does not
    print, remove the case, screen protector, take out the sim, what before the courier comes, where do i get the
    shipping sticker i dont have a printer at home, how do i mail it safely from fujairah so the glass doesnt break,
    what do i need to do before i give you the phone`,
  afterTrade: `what do you do with old phones, what happens to my phone after the trade in, where do the phones go, do
    you resell them, do you recycle the phones, what becomes of my old iphone, who buys the phones, e waste, is it
    refurbished, are phones destroyed, where does my old phone end up, second life, who gets the phone after, who
    profits, where does it go, do you export them, spare parts from phones, landfill, thrown away, beyond repair,
    broken phones in the end, if its too broken for use do u just bin it, do u take it apart for spare parts or what`,
  dataWipe: `what happens to my data, do you wipe the phone, wipe my data, are my photos deleted, will my photos be
    deleted, data on the phone, is my private data safe with you, privacy, do you delete everything on the phone, erase
    the device, erase my phone, can somebody see my pictures, how do you wipe, certificate of erasure, wiping standard,
    data security, my messages and contacts on the phone, do i have to reset the phone, back up, factory reset, secure,
    my pictures and messages after the trade, is everything erased, whatsapp chats on the phone, remove my chats, how
    do you make sure my data is gone, private pictures, do i keep my sim, sim card, a proof of erasure, can anybody
    read my messages, will anyone see my chats, somebody reads my whatsapp, my photos get out, leak, bank apps on the
    phone, passwords on the phone, keep my sim, delete everything before, prove that it is erased, certificate, should
    i reset it, is deleting enough, how do i back up, do i get any proof it was cleaned`,
  quoteLock: `how long is the quote locked, is the price locked, how long does the offer last, does the price expire,
    how long is my quote valid, quote validity, price guarantee, lock the price, until when is the offer good, does the
    price change later, can i keep this price, how many days for the offer, will the price stay the same, expire, price
    lock, how many days do i keep the price, when does my quote run out, is the price good next week, hold the price
    until next month, keep my quote for later, will i get the same price in two weeks, if i wait, how long is the price
    valid for, is my price still valid, when does my offer lapse, offer lapses, deadline for the price, how many days
    have i got, if i come next month, is today's price good tomorrow, how long do you keep the offer, until what date,
    is the amount fixed, fixed for a while, does the value change daily like gold rate, when does the countdown start,
    expired i got the estimate in october, im travelling to kerala for 20 days can you hold the rate till im back`,
  cancel: `cancel, can i cancel after i lock a price, cancel after the quote is locked, cancel the trade in, cancel the
    pickup, stop the trade, withdraw, i want to withdraw, i changed my mind, i do not want to sell any more, give me my
    phone back, i want my phone back, send my phone back, return my phone, can i cancel, can i still stop it, how do i
    get my device back, call it off, undo my trade in, stop the whole trade in, i do not want to sell it anymore, i do
    not want to trade any more, drop my trade in, not selling, i would rather keep my phone, i want to keep it, leave
    it i keep the phone, how do i get my phone back, get my phone back if i do not like the price, what if i do not
    like the price, who pays to send my phone back, cancel my whole order, forget the deal, stop everything and return
    it, i would like to stop, not selling after all, do not want to go on, take it back, i changed my mind about
    selling, when do i get it back, how do you return it, do i pay for the return, what if i refuse, can i say no, do i
    have to accept, is it binding, am i obliged, will there be a penalty if i back out now, i want my mobile back you
    already have it i regret it, made two requests accidentally how to get rid of one`,
  icloud: `icloud, sign out of icloud, icloud lock, activation lock, icloud locked, find my iphone is on, turn off find
    my, i cannot sign out, apple id on the phone, apple id password, i forgot my apple id password, remove my apple id,
    phone is locked, forgot the passcode, the phone is still connected to my account, still logged in to icloud, icloud
    is still on, find my is still active, i forgot to log out, cannot remember my apple password, icloud password, the
    owner before me is still signed in, locked with the apple id of somebody else, cannot remember the passcode, how do
    i take icloud off the phone, find my is on, turn off find my iphone, apple account still there, linked to an apple
    id, unlink, phone asks for a password, the code of the phone, screen lock code, second hand with the apple id of
    the seller, wrong apple password, old e mail of the apple id, locked to owner, i do not know the apple id, phone
    was my late husbands and it keeps asking for his apple login how do i clear that, wheres the log out button on
    iphone under my name`,
  delivery: `delivery, delivery fee, delivery fees, do you deliver, how much is delivery, shipping, is shipping free,
    shipping cost, which zones do you serve, zone, zones, deliver to the suburbs, deliver to abu dhabi, all emirates,
    do you come to ajman, do you serve al ain, ras al khaimah, fujairah, how long does delivery take, outside dubai,
    can i post it, send it by post, shipping to abu dhabi, how much to send it, in which emirates are you, do you come
    to al ain, which cities, do you come to my area, is my area covered, do you cover my neighbourhood, outside the
    emirates, i live abroad, from oman, saudi, courier to al quoz, how many days does it take to come, next day, which
    areas are you covering, we live in rak but i work in difc possible`,
  fees: `fee, fees, is there any fee, is there a fee, are there fees, any fees, any hidden fees, any charges, do you
    charge a fee, do you take a commission, commission, what does it cost me, does it cost anything, are there any
    costs, any deductions, is it free, is it free of charge, do i pay anything, do i have to pay, do you deduct
    anything, what is deducted, is pickup free, fee for the pickup, does the courier cost anything, how much is the
    courier, how much is the courier to jebel ali, is posting free, do i pay for the return, cost of collecting, is the
    collection free, does it cost something, for free, hidden costs, what do you keep, your cut, who pays the courier,
    do i have to tip or pay the bike guy when he arrives, whats the cheapest way to get it to you, vat or service
    charge on top, i read somewhere 25 dirhams for what is it`,
  conditions: `what counts as good condition, what does fair mean, which conditions are there, difference between good
    and fair, how do i know the condition, is a scratch still excellent, condition explained, my screen, with a screen
    like that, the glass of the screen, glass on the back, the display, without the box, do i need the box, with the
    charger, do you need the cable, original box, accessories, the phone does not turn on, it will not switch on, dead
    phone, face id is not working, the camera is broken, a button is stuck, what is poor condition, what if it has a
    scratch, how do you judge the condition, my phone does not turn on any more, does not start, charging port is dead,
    my phone doesnt turn on, phone does not switch on any more, do you take damaged phones, do you accept broken ones,
    the speaker crackles, microphone does not work, touch does not react, green line on the screen, hairline crack,
    small crack in the corner, chip, yellow screen, dent in the frame, camera lens cracked, replaced screen, not
    original screen, dead pixel, home button is gone, what counts as fair, i always used a case and screen protector so
    whats that mint`,
  models: `which models do you take, which iphones do you accept, what phones do you buy, list of models, oldest iphone,
    do you take the iphone xr, which phones, supported models, how old may the iphone be, is my iphone too old, do you
    still take the iphone eight, is the se accepted, iphone xs, iphone eight, iphone seven too old, is a se ok, which
    generation, minimum model, older than eleven, newest model you take, which ones you buying now`,
  process: `how does it work, how do i start, start a trade in, how do i start a trade in, how do i trade in, steps,
    process, how do i sell my phone to you, get started, explain the trade in, what do i have to do, how to trade, what
    next, first time here what do i do, how do i trade my iphone, can i trade in two phones, more than one phone,
    several phones, how does it all work, how does the whole thing go, explain how it works, how long does it all take,
    from start to end, how fast is it all, how many steps, what happens after i lock the price, is it complicated, i am
    new here, guide me, walk me through, i want to sell what now, i want to sell my mobile whats first, wanna get rid
    of my old iphone today, do i need to meet anyone or is it all online, upgrading to new one how can i give u the old`,
  storage: `does storage change the price, is it more with more storage, gb, how many gb, storage, gigabyte, capacity of
    the phone, imei, where is the imei, how do i find the imei, serial number, where is the serial number of my phone,
    does more memory pay more, memory, 1 tb version, is 512 worth more, fifteen digits, star hash, colour, does the
    colour matter, which number do you need, does having 1tb get me extra, dont remember how many gigs mine has is that
    a problem`,
};
