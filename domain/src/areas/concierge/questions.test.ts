import { describe, expect, it } from '@jest/globals';
import { answerQuestion } from './answer-question.js';
import { wordsOf } from './normalise.js';
import { QUESTIONS } from './questions.js';
import { TEXTS, type Topic } from './texts.js';

/** Questions as visitors write them, parted by lines and bars, by what must be answered. */
const ASKED: Readonly<Partial<Record<Topic | 'price', string>>> = {
  price: `
    how much for my iphone 13 pro in good condition | ihpone 14 pro maxx good conditon | iphne 12 pro
    what would you give me for a cracked 13 | 15 pro max like new, price?
    بكم ايفون ١٥ برو ماكس نظيف | كم سعر ايفون 12 برو حالة جيدة | عندي ايفون ١٣ شاشته مكسورة كم تعطوني
    whats a 14 pro in mint condtion going for | i'd like an estimate for my iphone 15, some scratches on the back
    iphone 11 pro max fair how many dirhams
    كم يسوى ايفون 14 برو ماكس مستعمل نظيف | أبغى أبيع آيفون ١١ فيه خدوش، بكم تشترونه
    عندي ١٤ برو بحالة ممتازة كم تدفعون | كم تدفعون على ايفون ١٣ برو مكسور
    what could i get for an iphone 12 pro in fair shape
    كم تشترون ايفون ١٥ مستعمل`,
  rejected: `
    you rejected my iphone what now
    ليش ما قبلتوا جوالي`,
  intoCash: `
    can I swap planet points for real money
    هل يمكن تحويل نقاطي إلى مال`,
  handingOver: `
    do i need to show my emirates id
    هل أحتاج الهوية عند التسليم`,
  signIn: `
    the sign in code never came
    ما وصلني رمز الدخول`,
  visibility: `
    how do i change my name on leaderboard
    كيف أخفي اسمي من لوحة الصدارة`,
  afterTrade: `
    what do you do with the old phones
    ماذا تفعلون بالهواتف القديمة`,
  payout: `
    when will I get my money | do you pay by bank transfer or only credit | can you pay me in cash
    how long until the transfer arrives in my account
    متى أستلم فلوسي | هل تدفعون تحويل بنكي | ممكن كاش؟
    how soon will the dirhams be in my bank | do i get cash when the courier comes
    can the money go to my emirates nbd acount
    متى يوصل التحويل على حسابي | كيف بتدفعون لي، نقدا ولا في البنك
    i prefer a bank transfer, is that possible | my money still hasnt come
    هل احصل على كاش عند الاستلام
    will the amount be wired to my bank or do you give vouchers | paid yet? I still see nothing on my account
    أبي الفلوس كاش مو تحويل | كم ياخذ التحويل البنكي وقت
    can i have it in cash instead of credit | has the money been sent already
    ممكن تحولون على بنك الإمارات | متى أشوف المبلغ في حسابي
    how many days for the bank to get it
    متى ينزل المبلغ في البنك`,
  fees: `
    is there any fee for this | do you deduct something from the price | are there hidden charges
    what commission do you take
    هل توجد أي رسوم على الاستبدال | كم عمولتكم
    do I have to pay anything`,
  person: `
    I want to speak to a human | can someone call me please | is there a phone number for support
    أريد أتكلم مع موظف | عندكم رقم تلفون للدعم؟
    connect me with an agent | whats your whatsapp number
    ابغى اكلم احد من خدمة العملاء
    can i chat with a real employee
    عطوني رقم اتصل عليكم
    i need to talk with somebody on the telephone
    وين ألقى رقم خدمة العملاء
    phone number please
    وين أقدر أشتكي
    is any real human available
    أبي أكلم حد حقيقي`,
  deleteAccount: `
    delete my account | how do I remove my profile and everything you have about me
    احذف حسابي | كيف أمسح بياناتي من عندكم نهائيا
    please erase my profile, I don't want to be a member anymore | how to close my acount
    ابي اسكر حسابي وتمسحون معلوماتي
    wipe my account from your database
    كيف ألغي حسابي عندكم
    I'd like all my personal details gone from your site
    أريد إزالة حسابي من الموقع
    get rid of my account
    شيلوا بياناتي كلها من النظام
    i want you to forget everything about me
    طريقة حذف الحساب`,
  stolen: `
    my phone was stolen, can I sell it | I found an iPhone in a taxi, do you take it
    تلفوني مسروق أقدر أبيعه؟
    is it ok to trade in a phone somebody lost on the metro | what if the iphone i bought turns out to be stolen
    لقيت ايفون في التكسي، تاخذونه؟
    my brother found this iphone at the mall
    اشتريت جوال وطلع مسروق
    is it a problem when the iphone belonged to someone who lost it
    الجوال هذا لقيته في الباص
    do you buy phones without proof that they are mine
    عندي تلفون مو باسمي لقيته
    the phone i want to sell was found by my kid in a park
    ينفع أبيع تلفون مسروق`,
  lowerOffer: `
    I got a lower offer than promised, why? | you said 2480 and now it is 1900
    ليش السعر نزل عن اللي وعدتوني فيه | العرض الجديد أقل من الأول، ليش؟
    the desk wants to pay me less than you quoted | why did you reduce my price after inspection
    ليه قللتوا السعر بعد الفحص
    your offer went down after you looked at the phone
    قلتوا لي ٢٤٨٠ والحين ١٩٠٠
    why am i getting less than agreed
    ليش نقصتوا من سعري
    the inspection made my quote drop, how come
    اتفقنا على سعر وعطيتوني أقل
    now they say 1500 but it was 2000 when i locked it
    ليش عطوني أقل من السعر اللي مثبت`,
  twoPrices: `
    why is the price different on the exchange page | there are two prices for the same phone on your site
    السعر مختلف في صفحة ثانية
    home page shows 3100 but the simulator shows 1400, which is right
    ليش في سعرين لنفس الجهاز
    why does one page say 2480 and the other 1190 | the calculator and the exchange tab give me different amounts
    ليش كل صفحة فيها سعر
    which of the two prices applies
    أي سعر من السعرين صحيح
    why are prices on the two pages not equal
    ليش السعر في الصفحة الرئيسية أعلى`,
  battery: `
    my battery is at 78 %, does that matter | battery says service, is it still good condition
    البطارية ٧٨٪ هل تأثر على السعر
    max capacity is only 81 percent, will I get less | does a worn batery lower the price
    صحة البطاريه ٨٠ بالمية، ينقص السعر؟
    battery health 84
    بطاريتي ضعيفة، تاخذونه؟
    do you reduce the price if the battery is weak
    البطارية تخلص بسرعة، عادي؟
    battery capacity 79 is that ok
    بطارية ٧٥ تفرق معكم؟
    battery drains quickly, what will that do to the value
    بطاريتي ٨٢٪ تعتبر زينة؟`,
  competitor: `
    can you beat Apple's trade in | another shop offers me more, will you match it
    في محل ثاني يعطيني أكثر، تقدرون تزيدون؟
    noon offers 300 more than you | amazon gives a higher price
    نون يعطي سعر أحسن منكم
    i saw a better price at sharaf dg
    محل في ديرة عطاني زيادة
    cashify quoted me higher
    أبل تعطيني سعر أعلى`,
  otherDevices: `
    can I sell an iPad | do you take samsung galaxy s23 | macbook trade in?
    تاخذون ايباد؟ | عندي سامسونج
    do you buy google pixel phones | i have an old apple watch to sell
    هل تشترون اجهزة هواوي
    would you accept a huawei p30
    تاخذون جالكسي اس ٢٣؟
    can I trade my macbook air
    عندي لابتوب ماك أبي أبيعه
    do you accept old nintendo consoles
    عندكم استبدال للآيباد برو؟
    can you take my oneplus 9
    تشترون شاومي`,
  whereIsMyPhone: `
    وين تلفوني الحين؟
    where is my phone | what is the status of my trade-in | has the courier picked it up yet
    وين تلفوني | وين وصل طلب الاستبدال
    i sent you my iphone last week, any news | track my order
    شو صار على جهازي اللي أرسلته
    did my phone arrive at your desk
    وين صار تلفوني
    how far along is my trade
    هل وصلكم جهازي
    no news about my iphone since tuesday
    ما وصلني شي عن تلفوني من أسبوع
    has my package reached you
    متى يخلص فحص جهازي`,
  pickup: `
    متى يأتي المندوب لأخذ الجهاز؟ | هل تأتون إلى بيتي؟
    do you come to my home | book a pickup tomorrow evening | can the driver come to my office in Deira
    I need to move my pickup to another day
    ابي مندوب يجي باجر العصر | أغير موعد الاستلام
    can somebody collect the phone from my home in marina on saturday | reschedule the courier please
    متى يقدر المندوب يمر علي في البيت
    is it possible to get it collected on sunday morning
    أبغى أحجز مندوب يوم الأحد
    please send a courier to jumeirah on monday
    ممكن مندوب يجي الشارجة باجر
    at what time will the courier come to my place
    متى بيوصل المندوب عندي
    could the driver come after 6 pm
    تقدرون تاخذونه من البيت`,
  hours: `
    open on friday? | what time do you close
    فاتحين يوم الجمعة؟
    are you open during the weekend
    متى تفتحون ومتى تسكرون
    what time do you open in the morning
    دوامكم في رمضان؟
    are you closed on sundays
    الحين فاتحين؟
    until what time are you open tonight
    لين الساعة كم تشتغلون
    are you working today
    كم الساعة تسكرون اليوم`,
  leaderboard: `
    who is in first place | what is my rank
    مين المركز الأول
    how do I climb the ranking
    كم ترتيبي في اللوحة
    am i in the top 10 | which place do i have right now
    أنا رقم كم في القائمة
    how do i get to the top of the board
    كيف أوصل للمركز الأول
    how many points behind the leader am i
    مين متصدر اللوحة`,
  dataWipe: `
    is my data safe? | do you erase the photos on it
    هل تمسحون الصور والبيانات | ماذا يحدث لصوري بعد التسليم | ما الذي يحدث لبياناتي بعد الاستبدال
    what happens with my pictures and messages after the trade
    صوري ومحادثاتي تنحذف من الجهاز؟
    are my photos wiped | do you remove my whatsapp chats from the phone
    خايف على صوري اللي في التلفون
    how do you erase my private pictures
    كيف تضمنون إن معلوماتي انمسحت من الجهاز
    will someone look through my photos
    بياناتي بتنحذف؟`,
  quoteLock: `
    how long is the price valid
    كم يوم السعر ثابت
    does the quote expire
    إلى متى يبقى العرض صالحا
    for how many days can i keep the price
    السعر يتغير بعد أسبوع؟
    how many days is this offer good for
    العرض ينتهي متى
    will you hold the price until next month
    لو تأخرت أسبوعين يظل نفس السعر؟
    is my quote still valid after 3 weeks
    السعر ثابت لين متى`,
  cancel: `
    Can I cancel after I lock a price?
    هل يمكنني الإلغاء بعد تثبيت السعر؟
    cancel my trade in | I changed my mind, can I have my phone back
    ألغي طلبي
    i dont want to sell it anymore
    غيرت رأيي وما ابي ابيع
    please stop my trade-in
    بطلت ما أبي أبيعه
    can I take back my trade-in
    أريد أن أتراجع عن البيع
    i'd rather keep my phone now
    أبي أسترجع جهازي خلاص ما أبيع
    stop everything i want my iphone returned
    ما عاد أبي أكمل الطلب`,
  rewards: `
    how do I use my points | when does my engraved bottle arrive
    كيف أصرف نقاطي
    what can i spend planet points on
    شو الجوائز اللي عندكم
    how to redeem points for a prize
    وش أقدر آخذ بالنقاط
    where can i exchange points for rewards
    كيف أستبدل نقاطي بجائزة
    what prizes can i get
    أبي أحول نقاطي لهدية
    what do planet points buy
    شو أقدر أشتري بنقاطي | شنو فايدة النقاط | شو فايدة نقاطي`,
  points: `
    how many points do I get for a trade
    كم نقطة آخذ على ايفون 14
    how do i earn more points | how many planet points will i earn
    كم نقطة بحصل
    points for a trade-in`,
  referral: `
    my friend used my link, what do I get | do I get something for inviting friends
    عزمت صديقي، شو أحصل
    bonus when a friend joins?`,
  joining: `
    do I need an account | is signing up free
    كيف أسجل معكم
    can i use this without registering | how can i become a hero | do i need to register first`,
  corporate: `
    we have 200 phones at our company
    نحن شركة وعندنا ٥٠ جهاز
    our school wants to get rid of 80 iphones
    عندنا موبايلات وايد في المكتب نبي نبيعها
    our firm has about 300 old handsets | we're a hotel with 120 iphones to replace
    عندنا ١٢٠ ايفون في الفندق نبي نبدلها
    bulk sale of staff phones | quote for 75 phones from our office`,
  delivery: `
    do you deliver to Sharjah | how much is shipping to abu dhabi | do you serve ras al khaimah
    shipping fee to fujairah? | do you come to al ain | are there delivery charges in dubai suburbs`,
  icloud: `
    I forgot to sign out of iCloud | find my iphone is still on, is that a problem
    نسيت اطلع من الايكلاود قبل لا ارسله
    my icloud is still logged in on the phone
    ما أقدر أسجل خروج من آيكلاود
    activation lock still on
    قفل التنشيط ما زال مفعل
    cant remember my apple id password | how do i unlink my apple id
    كيف أطلع من حساب أبل قبل ما أسلمه`,
  whoSees: `
    Who sees my address? | is my home address shown to anybody
    من يرى عنوان بيتي؟ | هل يظهر رقمي لغيري`,
  credit: `
    Can I use credit with you toward a water system? | what can I spend my credit on
    هل أستطيع استخدام رصيدي لديكم مقابل نظام مياه؟ | كيف أصرف الرصيد`,
  waterCare: `
    what warranty do the water systems have
    كم مدة الضمان
    who fits the purifier, and does that cost extra
    التركيب مجاني ولا بفلوس؟`,
  pointsExpiry: `
    do planet points expire
    النقاط تنتهي صلاحيتها؟`,
  trust: `
    is this a scam?
    هل هذا نصب؟`,
  invoice: `
    need a VAT invoice for my purchase
    احتاج فاتورة ضريبية`,
  storage: `
    where do i find the imei
    256 جيجا`,
  conditions: `
    is the charger part of it | my iphone will not turn on any more`,
  greeting: `
    hello
    السلام عليكم`,
};
const asked = Object.entries(ASKED).flatMap(([subject, questions]) =>
  questions.trim().split(/\n\s*| \| /).map((question) => [question, subject as Topic | 'price'] as const)
);

it.each(asked)('"%s" is answered about its %s, in its language', (message, subject) => {
  const { response, valuations, fallback } = answerQuestion({ message });
  const isArabic = /\p{Script=Arabic}/u.test(message);
  expect(fallback).toBe(false);
  expect(/\p{Script=Arabic}/u.test(response)).toBe(isArabic);
  if (subject === 'price') expect(valuations).not.toEqual([]);
  else {
    const { topics, bookThere, elsewhere } = TEXTS[isArabic ? 'ar' : 'en'];
    const ofPlaces = subject === 'pickup' ? bookThere : subject === 'delivery' ? elsewhere : topics[subject];
    expect(response).toContain(response.includes(ofPlaces) ? ofPlaces : topics[subject]);
  }
});

describe('the questions that we compare with', () => {
  it('are general: nearly none is one of those', () => {
    const ours = new Set(Object.values(QUESTIONS).join().split(',').map((question) => wordsOf(question).join(' ')));
    const same = asked.filter(([question]) => ours.has(wordsOf(question).join(' ')));
    expect(same.length).toBeLessThan(asked.length / 20);
  });
});

describe('the page of an answer', () => {
  it.each(Object.keys(TEXTS.en.topics) as Topic[])('is the same in both languages for %s', (topic) => {
    const pages = (text: string) => text.match(/\/[a-z-]{4,}/g)?.toSorted();
    expect(pages(TEXTS.ar.topics[topic])).toEqual(pages(TEXTS.en.topics[topic]));
  });
});
