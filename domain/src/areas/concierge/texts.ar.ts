import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { AFTER_IFTAR, IFTAR } from '@planet-heroes/contracts/areas/pickups/ramadan';
import type { AreaName } from '@planet-heroes/contracts/areas/pickups/areas';
import { DELIVERY_ZONES, type DeliveryZone } from '@planet-heroes/contracts/areas/pickups/zones';
import {
  EARNING_RATES,
  JOIN_BONUS,
  REFERRALS_REWARDED_PER_MONTH,
} from '@planet-heroes/contracts/areas/heroes/points';
import { REWARD_FULFILMENT_HOURS } from '@planet-heroes/contracts/areas/rewards/catalogue';
import { HERO_LEVELS } from '@planet-heroes/contracts/areas/heroes/levels';
import { PRICE_TABLES, type TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { QUOTE_LOCK_DAYS, VERIFICATION_PROCESSING_HOURS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import { TRADE_POINTS } from '@planet-heroes/contracts/areas/trade-ins/trade-points';
import { REFERRAL_VOUCHER_AED, STARTER_KIT, WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { VOLUME_TIERS } from '@planet-heroes/contracts/areas/missions/tiers';
import type { OwnState } from './own-phones.js';
import { slotTimes } from './slot-times.js';
import { type ConciergeTexts, NEWEST_MODELS, PAGES } from './texts.en.js';

const dirhams = new Intl.NumberFormat('ar-AE-u-nu-latn', {
  style: 'currency',
  currency: 'AED',
  maximumFractionDigits: 0,
});
const aed = (amount: number) => dirhams.format(amount);
const count = (amount: number) => amount.toLocaleString('en');
const PROGRAMME_NAMES = { home: 'برنامج المهمات', exchange: 'برنامج الاستبدال' } as const;
/** As the pages name them (web/src/kernel/i18n/texts.ar.ts). */
export const areaNames: Readonly<Record<AreaName, string>> = {
  'Downtown': 'وسط المدينة', 'Deira': 'ديرة', 'Bur Dubai': 'بر دبي', 'Jumeirah': 'جميرا', 'Garhoud': 'القرهود',
  'Dubai Marina': 'دبي مارينا', 'Palm Jumeirah': 'نخلة جميرا', 'Umm Suqeim': 'أم سقيم', 'Lake Towers': 'أبراج البحيرات',
  'Al Barsha': 'البرشاء', 'Jumeirah Village': 'قرية جميرا', 'Dubai Hills': 'دبي هيلز', 'Mirdif': 'مردف',
  'Jebel Ali': 'جبل علي', 'Dubai South': 'دبي الجنوب', 'Silicon Oasis': 'واحة السيليكون',
};
const NAMES: Readonly<Record<string, string>> = {
  ...areaNames,
  excellent: 'ممتازة',
  good: 'جيدة',
  fair: 'مقبولة',
  poor: 'ضعيفة',
  'Dubai City Center': 'وسط مدينة دبي',
  'Dubai Suburbs': 'ضواحي دبي',
  'Extended Dubai': 'أطراف دبي',
  'Bronze Hero': 'بطل برونزي',
  'Silver Hero': 'بطل فضي',
  'Gold Hero': 'بطل ذهبي',
  'hero-minimal': 'هيرو مينيمال',
  'hero-premium': 'هيرو بريميوم',
  'hero-elite': 'هيرو إيليت',
  'iphone-17-pro-max': 'iPhone 17 Pro Max',
  'premium-water-system': 'نظام مياه فاخر',
  'vip-experience': 'تجربة كبار الضيوف',
};
const nameOf = (english: string) => NAMES[english] ?? english;

const zoneOf = ({ name, fee, nextDay, deliveryDays, timeSlots }: DeliveryZone) => {
  const when = nextDay ? 'في اليوم التالي' : `خلال ${deliveryDays} أيام`;
  return `${nameOf(name)}: ${fee === 0 ? 'مجاناً' : aed(fee)}، ${when}، ${between(timeSlots)}`;
};
const timesOf = slotTimes('ar-AE-u-nu-latn');
const between = (slots: readonly string[]) => `بين ${timesOf(slots).join(' و')}`;
const zones = DELIVERY_ZONES.map(zoneOf).join('\n');
const doors = DELIVERY_ZONES.map(({ name, fee }) => `${nameOf(name)} ${fee === 0 ? 'مجاناً' : aed(fee)}`).join('، ');
const ramadan =
  `في رمضان لا يأتي أحد ${between([`${IFTAR.from}-${IFTAR.to}`])}، وهناك موعد ${between([AFTER_IFTAR])}.`;
const plans = WATER_SYSTEM_PLANS
  .map(({ id, price, originalPrice, points, filterMonths, popular }) =>
    `${nameOf(id)}${popular ? ' (الأكثر طلباً)' : ''} بسعر ${aed(price)} بدلاً من ${aed(originalPrice)}، مع ${
      count(points)
    } نقطة ومرشّحات تكفي ${filterMonths} شهراً`
  )
  .join('؛ ');
const filterMonths = WATER_SYSTEM_PLANS.map(({ id, filterMonths: months }) => `${months} شهراً مع ${nameOf(id)}`).join('، و');
const freelyInstalled = WATER_SYSTEM_PLANS.filter((plan) => plan.freeInstallation).map(({ id }) => nameOf(id)).join('، و');
const listOf = (programme: TradeInProgramme) =>
  PRICE_TABLES[programme].devices.map(({ model }) => model).join('، ');
const models = `يسعّر برنامج المهمات: ${listOf('home')}. ويسعّر برنامج الاستبدال: ${listOf('exchange')}.`;

const OWN_STATES: Readonly<Record<OwnState, string>> = {
  quoted: 'سعره مثبّت، وهو لا يزال معك', booked: 'رُتّب تسليمه', collected: 'في طريقه إلينا',
  received: 'في مكتبنا وسيُفحص', inspected: 'فُحص، وستُمحى بياناته', countered: 'عرض جديد ينتظر ردّك',
  accepted: 'قبلت عرضنا، وستُمحى بياناته', wiped: 'مُحيت بياناته، ويبقى التحقق الأخير', returning: 'نعيده إليك، وصفحته تبيّن الخطوة التالية',
  undecided: 'اختر في صفحته كيف تُدفع لك قيمته', owed: 'تحويلك قيد التجهيز', batched: 'تحويلك قيد التجهيز',
  bounced: 'أعاد البنك تحويلك؛ راجع حسابك في صفحته', verified: 'فُحص ومُحيت بياناته، وقيمته صارت لك', returned: 'عاد إليك',
  rejected: 'لم يأخذه مكتبنا، ويبقى لك', expired: 'انتهت مدة سعره', cancelled: 'أُلغي استبداله',
  reversed: 'أُلغي استبداله بعد أن أُضيفت قيمته',
};

/** The same in Arabic. */
export const arabic: ConciergeTexts = {
  topics: {
    greeting:
      'أهلاً بك! أنا مساعد أبطال الكوكب. اكتب لي طراز الآيفون وحالته وأخبرك بقيمته، أو اسألني عن الاستلام والنقاط والباقات والمكافآت.',
    thanks: 'على الرحب والسعة! اسألني متى شئت، عن هاتفك أو عن أي شيء آخر لدينا.',
    goodbye: 'إلى اللقاء، وشكراً لأنك توفّر القوارير معنا!',
    about:
      'يستبدل أبطال الكوكب أجهزة الآيفون المستعملة في دبي، وأنا مساعدهم الآلي، أجيب بالعربية والإنجليزية. أقدّر قيمة الآيفون، وأشرح الاستلام ومناطق التوصيل والنقاط والمستويات وباقات المياه والمكافآت والقسائم والدعوات. لا أحجز مواعيد ولا أطلب بيانات شخصية: استبدالاتك في /my-trade-ins، وشروطنا في /terms.',
    person:
      'أنا برنامج ولست شخصاً. تجد رقم هاتف فريقنا وبريده وواتساب أسفل كل صفحة، وفي آخر /terms. نفتح يومياً من 9 صباحاً حتى 11 مساءً بتوقيت دبي.',
    deleteAccount:
      'افتح ملفك من الزر أعلى الصفحة، ثم «بياناتك»، واضغط «احذف حسابي». يُحذف اسمك وبيانات تواصلك ونقاطك نهائياً، ومعها رصيدك الذي لم تنفقه. وهناك تنزّل بياناتك قبل ذلك. ما نحتفظ به ولماذا: /privacy.',
    stolen:
      'لا نأخذ إلا هاتفاً تملكه أنت. هل ضاع هاتفك أو سُرق؟ أقفله من Find My على icloud.com/find وأبلغ الشرطة، وإن كنت ثبّت سعره فألغِ الاستبدال في /my-trade-ins. وإن وجدت هاتفاً فسلّمه للشرطة. يفحص مكتبنا كل هاتف، وما لا يطمئن إليه يعود بلا مقابل. القواعد في /terms.',
    lowerOffer:
      `السعر الذي تثبّته يبقى ${QUOTE_LOCK_DAYS} يوماً. لا يأتيك عرض أقل إلا إذا وجد مكتبنا طرازاً آخر، أو عيباً لم تذكره إجاباتك ولا صورك، ويخبرك بما اختلف. اقبله أو ارفضه في /my-trade-ins خلال سبعة أيام: إن رفضت عاد إليك الهاتف مجاناً.`,
    twoPrices:
      'لدينا برنامجان، لكل منهما جدول أسعار: برنامج المهمات (/home) وبرنامج الاستبدال (/exchange). تذكر كل صفحة جدولها، والسعر الذي تثبّته هو السعر الذي تناله.',
    battery:
      'تهمنا ثلاث إجابات فقط: بطارية تكفي اليوم لا تغيّر شيئاً، وبطارية تفرغ مبكراً تجعل الحالة جيدة على الأكثر، وبطارية تطلب الصيانة تجعلها مقبولة على الأكثر. لا نسأل عن النسبة. تجيب في /my-trade-ins بعد تثبيت السعر.',
    competitor:
      `لا أستطيع مجاراة عروض أخرى: أسعارنا من جدول واحد للجميع. ومع السعر تنال نقاط الكوكب، وسعراً ثابتاً ${QUOTE_LOCK_DAYS} يوماً، وشحناً مجانياً، وشهادة بمحو بياناتك. قارن بنفسك في /exchange.`,
    pickup:
      `تحجز الاستلام في /my-trade-ins: افتح استبدالك واختر مندوباً ويوماً ووقتاً، وهناك تغيّر الموعد أيضاً. إن لم يكن لديك استبدال بعد فاحسب قيمة هاتفك في /exchange وثبّت العرض ${QUOTE_LOCK_DAYS} يوماً أولاً.\n${zones}\n${ramadan} ويمكنك أن تحضر الهاتف بنفسك أو ترسله بالبريد. لا حاجة إلى ذكر عنوانك هنا.`,
    whereIsMyPhone:
      `أين صار كل هاتف، ومن عليه الدور وحتى متى، كله في /my-trade-ins مع إيصاله وشهادته. نفحص الهاتف خلال ${VERIFICATION_PROCESSING_HOURS} ساعة من وصوله، وإلا بقي سعرك كما هو. إن رأيت خطأ فاتصل بنا أو اكتب لنا: بياناتنا أسفل كل صفحة.`,
    cancel:
      'ألغِ استبدالك في /my-trade-ins: افتحه وألغه ما دام الهاتف معك، ولا يكلّفك ذلك شيئاً. وإن صار الهاتف عندنا فإنه يعود إليك مجاناً إذا رفضت عرضاً أقل، ولغير ذلك اتصل بنا أو اكتب لنا: بياناتنا أسفل كل صفحة.',
    icloud:
      'سجّل الخروج قبل أن تسلّم الهاتف: الإعدادات، ثم اسمك، ثم تسجيل الخروج. هكذا يتوقف «تحديد الموقع» أيضاً. نسيت كلمة المرور؟ تعيدها Apple عبر iforgot.apple.com. وإن كان الهاتف في الطريق فأزله من حسابك عبر موقع iCloud. لا نستطيع قبول هاتف ما زال مرتبطاً بحساب. مكان هاتفك: /my-trade-ins.',
    delivery:
      `نخدم كل الإمارات: يأتي مندوبنا داخل دبي، ومن خارجها ترسل الهاتف بالبريد مجاناً. التوصيل بحسب المنطقة:\n${zones}\n${ramadan} تختار ما يناسبك في /my-trade-ins.`,
    fees:
      `إحضار الهاتف بنفسك أو إرساله بالبريد مجاني. ورسوم المندوب عند بابك: ${doors}، وتُخصم مما ندفعه لك. ولا رسوم غيرها. تختار في /my-trade-ins.`,
    points:
      `تكسب من ${count(TRADE_POINTS.min)} إلى ${count(TRADE_POINTS.max)} نقطة من الاستبدال المؤكد بحسب الطراز والحالة، و${JOIN_BONUS.referredFriend} من أول استبدال لصديق، و${EARNING_RATES.dailyCheckIn} من تسجيل الحضور كل يوم، وحتى ${JOIN_BONUS.total} من الانضمام. ولا يجلب الماء نقاطاً بعد. ترفع النقاط مركزك وتطلب بها المكافآت: /collect و/dubai-rewards.`,
    pointsExpiry:
      'لا تنتهي صلاحية نقاط الكوكب، ولا ينزل مستواك أو ترتيبك حين تنفقها. ما تشتريه بها تجده في /dubai-rewards.',
    levels: `يتبع مستواك كل ما كسبته من نقاط: ${
      HERO_LEVELS.map(({ name, from }) => `${nameOf(name)} من ${from}`).join('، ')
    }. إنفاق النقاط لا يخفض مستواك أبداً. التفاصيل في /collect.`,
    leaderboard:
      'من المتصدر، وأين ترتيبك، وكم ينقصك لتتجاوز من يسبقك: كله في /leaderboard. ترفعك النقاط التي تكسبها، والاستبدال أكثرها. وإنفاق النقاط لا يخفض ترتيبك أبداً.',
    plans: `باقات أنظمة المياه: ${plans}. أو ابدأ بحقيبة البداية بسعر ${
      aed(STARTER_KIT.price)
    }. شاهدها في /aquacafe.`,
    starterKit: `سعر حقيبة البداية ${aed(STARTER_KIT.price)} مرة واحدة، وفيها مرشّح دُش أيوني (قيمته ${
      aed(STARTER_KIT.showerFilterValue)
    })، وبطاقة عضوية وإعداد مع التركيب (قيمتها ${aed(STARTER_KIT.membershipAndSetupValue)})، و${
      count(STARTER_KIT.points)
    } نقطة، وضمان استرداد ${STARTER_KIT.guaranteeDays} يوماً، وكفالة ${STARTER_KIT.warrantyYears} سنوات. شاهدها في /aquacafe.`,
    waterCare:
      `يركّب الفني النظام خلال ${LEGAL_CLAIMS.installationHours} ساعة من توصيله، والتركيب مجاني مع ${freelyInstalled} وحقيبة البداية. تكفي المرشّحات ${filterMonths}. والضمان ${LEGAL_CLAIMS.filtrationWarrantyYears} سنوات على قطع الترشيح وسنة على الإلكترونيات. تعطّل شيء؟ اتصل بنا، ورقمنا أسفل كل صفحة: الإصلاح الطارئ في دبي خلال ${LEGAL_CLAIMS.emergencyRepairHours} ساعات على الأكثر. التفاصيل في /terms و/aquacafe.`,
    refund:
      `لأنظمة المياه لدينا ضمان استرداد مدته ${LEGAL_CLAIMS.moneyBackDays} يوماً: نفكّ النظام ونعيد ما دفعته. الشروط في /terms. لطلب ذلك اتصل بنا أو اكتب إلينا، ووسائل التواصل أسفل كل صفحة.`,
    rewards:
      `أنفقها على مكافآت /dubai-rewards: على كل مكافأة عدد نقاطها. تُسلَّم مكافأتك خلال ${REWARD_FULFILMENT_HOURS} ساعة من طلبها، وإلا عادت نقاطك. والمكافأة التي نفدت لا تُخصم نقاطها. أما مكافآت /redeem المعروضة فمعاينة تُفتح لاحقاً.`,
    voucher: `حين تتأكد أول صفقة لصديق دعوته، ينال كل منكما قسيمة بقيمة ${
      aed(REFERRAL_VOUCHER_AED)
    } في مطعم شريكنا بالخليج التجاري. تجد رمزها في «مكافآتي» في /dubai-rewards.`,
    joining:
      `تستطيع أن تتصفح وتسعّر هاتفك بلا حساب. الانضمام مجاني ويجلب حتى ${JOIN_BONUS.total} نقطة: ${JOIN_BONUS.joining} عند الانضمام، و${JOIN_BONUS.profileComplete} حين يكتمل ملفك، و${JOIN_BONUS.referredFriend} عن صديق. انضم من /leaderboard.`,
    referral:
      `شارك رمزك ليدخله صديقك عند الانضمام. تنال ${JOIN_BONUS.referredFriend} نقطة حين يتأكد أول استبدال لصديقك، لا عند انضمامه (حتى ${REFERRALS_REWARDED_PER_MONTH} صديقاً في الشهر)، وقسيمة مطبخ شريكنا بقيمة ${
        aed(REFERRAL_VOUCHER_AED)
      } لكل منكما. تجد رمزك في /collect، وما كسبته من أصدقائك في تبويب «الأصدقاء» ضمن ملفك.`,
    hours: 'مكتبنا في المنطقة الحرة بمطار دبي، ونفتح يومياً من 9 صباحاً حتى 11 مساءً بتوقيت دبي.',
    quoteLock:
      `يبقى العرض ثابتاً ${QUOTE_LOCK_DAYS} يوماً من لحظة بدء الاستبدال. وحين يتأكد هاتفك تُنجز المعاملة خلال ${VERIFICATION_PROCESSING_HOURS} ساعة. ثبّت عرضك في /exchange.`,
    rejected:
      'تجد في صفحة استبدالك ضمن /my-trade-ins كل سبب وما تستطيع فعله. إن كان الهاتف ما زال مرتبطاً بحساب iCloud فأزله عبر «العثور على الأجهزة»، ثم سعّره وأرسله من جديد. وأياً كان السبب يبقى الهاتف لك ويعود إليك مجاناً، ولا يُضاف شيء إلى رصيدك.',
    intoCash:
      'لا. نقاط الكوكب ليست مالاً: ترفع مركزك وتطلب بها مكافآت /dubai-rewards. والرصيد يُحسب لك عند شراء نظام مياه ولا يُصرف نقداً بعد إضافته. إن أردت المال فاختر التحويل البنكي حين يسألك استبدالك كيف ندفع لك، في /my-trade-ins.',
    handingOver:
      'انسخ بيانات هاتفك، وسجّل الخروج من iCloud، وأعد ضبطه، وأخرج الشريحة. لترسله بالبريد غلّفه بحيث لا يتحرك وألصق على الطرد ملصقنا المجاني: تطبعه من استبدالك في /my-trade-ins. لا نطلب أوراقاً: إجاباتك الخمس فقط، واسم صاحب الحساب ورقم الآيبان للتحويل.',
    signIn:
      'اضغط الزر أعلى الصفحة: نرسل رمزاً إلى بريدك، أو تستخدم مفتاح مرور. لا كلمة مرور لدينا ولا تطبيق تثبّته. لم يصل الرمز؟ ابحث في البريد غير المرغوب وتحقق من العنوان ثم اطلب رمزاً آخر. والبطل الذي لا بريد له لا يعرفه إلا المتصفح الذي أنشأه.',
    visibility:
      'افتح ملفك بالزر أعلى الصفحة: هناك تغيّر اسمك وبريدك ورقم هاتفك، وتختار ما يصلك من رسائل، أو تخرج من لوحة الصدارة وتعود إليها متى شئت. وتبقى نقاطك في الحالتين. مركزك في /leaderboard.',
    afterTrade:
      'بعد محو البيانات يذهب الهاتف الصالح إلى مالك جديد، وما لا يصلح للاستعمال يذهب إلى شريكنا لإعادة التدوير مع رقمه التسلسلي، ولا شيء عنك. الشروط في /terms.',
    dataWipe:
      'نمحو بياناتك وفق معيار DoD 5220.22-M قبل أن يذهب الهاتف إلى أي مكان آخر، ولك شهادة بذلك. انسخ ما تريد، وأخرج الشريحة، وسجّل الخروج من iCloud، وأعد ضبط الهاتف قبل تسليمه. التفاصيل في /privacy.',
    conditions:
      'ممتازة: كالجديد بلا خدش. جيدة: خدوش خفيفة قليلة. مقبولة: آثار استعمال واضحة أو انبعاجات. ضعيفة: فيه كسر أو تلف لكنه يفتح، ولا يقبلها إلا برنامج الاستبدال. والهاتف الذي لا يفتح لا سعر له. العلبة والشاحن لا يغيّران السعر. جرّبها في /exchange.',
    models: `${models} جرّب طرازك في /exchange.`,
    process:
      `أربع خطوات: قيّم هاتفك، واختر رصيداً لدينا أو تحويلاً مصرفياً، وأرسله مجاناً، وتنال قيمته بعد فحصه ومحو بياناته: رصيداً فوراً، أو تحويلاً خلال يومي عمل. ابدأ في /exchange: ثبّت العرض ${QUOTE_LOCK_DAYS} يوماً، تحت القيمة المؤكدة.`,
    whoSees:
      'لا يرى عنوانك واسمك ورقمك إلا المندوب الذي يأخذ هاتفك ومكتبنا. وشريك المكافآت يحصل عليها فقط لجائزة تصل إلى بابك. لوحة الصدارة تعرض اسم البطل ومستواه وأرقامه، ولا تعرض العنوان أبداً، ونحن لا نبيع البيانات. من يحصل على ماذا: /privacy.',
    credit:
      'رصيد الاستبدال يُحسب لك عند شراء نظام مياه، أما النقاط فلا: تطلب بها المكافآت في /dubai-rewards. حوّل الرصيد إلى رمز ضمن «أموالك» في /my-trade-ins، كله أو جزءاً منه، لتستخدمه عند الدفع في المتجر، وتجد في /aquacafe هل فُتح متجرنا. والرمز الذي لم يُستخدم يعود رصيداً إن شئت.',
    payout:
      `بعد فحص هاتفك ومحو بياناته: رصيد لنظام مياه فوراً، أو تحويل إلى رقم الآيبان خلال يومي عمل. الخيار لك، ولا نقد ولا باي بال ولا عملات رقمية. نفحص الهاتف خلال ${VERIFICATION_PROCESSING_HOURS} ساعة من وصوله. اختر وتابع في /my-trade-ins.`,
    otherDevices:
      'نأخذ أجهزة آيفون فقط حالياً، فلا أستطيع تسعير أجهزة أو ماركات أخرى. اكتب لي طراز آيفون وأسعّره، أو انظر /exchange. وللشركات أن تستبدل أجهزة ماك بوك وآيباد أيضاً في /bulk-tradein.',
    corporate: `للشركات استبدال بالجملة من ${VOLUME_TIERS[0].minUnits} جهازاً، بقيمة أعلى حتى ${
      VOLUME_TIERS[2].bonusPercent
    }%. اطلب عرضاً في /bulk-tradein. والأعداد الأقل تُستبدل هاتفاً هاتفاً في /exchange.`,
    storage:
      'سعة الهاتف لا تغيّر سعرنا، ولا رقم IMEI. لك أن تضيفهما إلى استبدالك في /my-trade-ins. لتجد الرقم اطلب \u2066*#06#\u2069 أو انظر في الإعدادات ثم عام ثم حول.',
    invoice:
      'إيصال استبدالك في صفحته ضمن /my-trade-ins. والشركة تنزّل الفاتورة الضريبية للطلب المدفوع من /purchase-orders متى كان رقمها الضريبي في حسابها. ولفاتورة شيء اشتريته اتصل بنا أو اكتب لنا: بياناتنا أسفل كل صفحة.',
    trust:
      `مكتبنا في المنطقة الحرة بمطار دبي مفتوح يومياً، ولك أن تسلّم الهاتف فيه بنفسك. يثبت سعرك ${QUOTE_LOCK_DAYS} يوماً، وإن رفضت عرضاً أقل عاد إليك الهاتف مجاناً. تتابعه في /my-trade-ins وتحصل على شهادة بمحو بياناته. شروطنا في /terms.`,
    shop: 'في المتجر أجهزة آيفون مجددة وحلول مياه ومياه فاخرة، بأسعارها: /products.',
    challenges:
      'انضم إلى تحدٍّ بيئي في /community: تُحسب فيه استبدالاتك المؤكدة، وبلوغ هدفه يمنحك نقاطه. ويمكنك أن تنشئ تحدياً لك أيضاً. وترعى الشركات المهمات في /partners.',
    impact:
      'كل استبدال يوفّر قوارير بلاستيك وثاني أكسيد الكربون: نصف قارورة وغرامان عن كل درهم من القيمة. مجموع الجميع في /impact-dashboard، وبجانبه «كيف نحسب».',
  },
  questions: {
    about: 'ما هو Planet Heroes؟',
    person: 'كيف أتحدث إلى شخص؟',
    deleteAccount: 'كيف أحذف حسابي؟',
    stolen: 'ماذا عن هاتف مفقود أو مسروق؟',
    lowerOffer: 'لماذا عُرض عليّ أقل؟',
    twoPrices: 'لماذا يوجد سعران؟',
    battery: 'هل تؤثر البطارية في السعر؟',
    competitor: 'هل تطابقون عرضاً آخر؟',
    pickup: 'كيف أحجز موعد استلام؟',
    whereIsMyPhone: 'أين هاتفي؟',
    cancel: 'هل ألغي استبدالي؟',
    icloud: 'كيف أسجّل الخروج من iCloud؟',
    delivery: 'إلى أين يأتي مندوبكم؟',
    fees: 'كم يكلّف المندوب؟',
    points: 'كيف أكسب النقاط؟',
    pointsExpiry: 'هل تنتهي النقاط؟',
    levels: 'ما المستويات؟',
    leaderboard: 'كيف يرتفع مركزي؟',
    plans: 'كم تكلّف الباقات؟',
    starterKit: 'ماذا في حقيبة البداية؟',
    waterCare: 'من يركّب النظام ويصلحه؟',
    refund: 'هل أستطيع إرجاع نظام المياه؟',
    rewards: 'ما المكافآت المتاحة؟',
    voucher: 'أين قسيمة المطعم؟',
    joining: 'كيف أنضم؟',
    referral: 'ماذا أكسب إذا دعوت صديقاً؟',
    hours: 'متى تفتحون وأين؟',
    quoteLock: 'كم يوماً يبقى السعر ثابتاً؟',
    rejected: 'لماذا لم يُقبل هاتفي؟',
    intoCash: 'هل تتحول النقاط أو الرصيد إلى نقد؟',
    handingOver: 'كيف أغلّف الهاتف وأرسله؟',
    signIn: 'كيف أسجّل الدخول؟',
    visibility: 'كيف أغيّر ملفي أو أخرج من اللوحة؟',
    afterTrade: 'ماذا يحدث للهواتف القديمة؟',
    dataWipe: 'كيف تُمحى بياناتي؟',
    whoSees: 'من يرى بياناتي؟',
    credit: 'هل أدفع من رصيدي؟',
    conditions: 'ما معنى الحالات؟',
    models: 'ما الطرازات التي تأخذونها؟',
    process: 'كيف أبدأ الاستبدال؟',
    payout: 'متى وكيف أستلم المال؟',
    otherDevices: 'هل تأخذون أجهزة أخرى؟',
    corporate: 'كيف تستبدل الشركات؟',
    storage: 'هل تؤثر السعة في السعر؟',
    invoice: 'كيف أحصل على فاتورة؟',
    trust: 'لماذا أثق بكم؟',
    shop: 'ماذا يبيع المتجر؟',
    challenges: 'كيف تعمل التحديات البيئية؟',
    impact: 'ماذا يوفّر الاستبدال؟',
  },
  notUnderstood:
    'عذراً، لا أستطيع مساعدتك في ذلك. أستطيع تقدير قيمة الآيفون (اكتب الطراز والحالة، مثل «آيفون 15 برو، جيدة»)، أو إخبارك عن الاستلام والنقاط والباقات والمكافآت. رقم هاتف فريقنا أسفل كل صفحة.',
  suggestions: {
    valuation: ['كم يساوي آيفون 15 برو بحالة جيدة؟', 'كيف أبدأ الاستبدال؟', 'كيف يتم الاستلام؟'],
    afterValuation: ['وبحالة مقبولة؟', 'كم يوماً يبقى السعر ثابتاً؟', 'كيف يتم الاستلام؟'],
    condition: ['ممتازة', 'جيدة', 'مقبولة', 'ضعيفة'],
  },
  ownPhone: ({ device, state }) => `جهازك ${device}: ${OWN_STATES[state]}.`,
  ownStanding: ({ points, level, rank }) =>
    `مستواك ${nameOf(level)}، ولديك ${count(points)} من نقاط الكوكب، ${
      rank === null ? 'ولا تظهر في' : `ومركزك ${count(rank)} في`
    } /leaderboard.`,
  joinForStanding: 'انضم مجاناً لأخبرك بنقاطك ومركزك.',
  statePrice: ({ programme, device, condition, tradeValue, points, bottlesPrevented }) =>
    `في ${PROGRAMME_NAMES[programme]} قيمة ${device} بحالة ${nameOf(condition)}: ${aed(tradeValue)}، مع ${
      count(points)
    } من نقاط الكوكب، ويوفّر ذلك ${count(bottlesPrevented)} قارورة.`,
  stateRange: (best, worst) =>
    `في ${PROGRAMME_NAMES[best.programme]} قيمة ${best.device} من ${aed(worst.tradeValue)} (${
      nameOf(worst.condition)
    }) إلى ${aed(best.tradeValue)} (${nameOf(best.condition)}).`,
  stateSum: (phones, each, least) =>
    `وقيمة ${count(phones)} منها: ${least === undefined ? '' : `من ${aed(least * phones)} إلى `}${aed(each * phones)}.`,
  askCondition: (programme) =>
    `ما حالته: ${PRICE_TABLES[programme].conditions.map(({ condition }) => nameOf(condition)).join(' أم ')}؟`,
  afterPrice: (programme) => `يثبت السعر ${QUOTE_LOCK_DAYS} يوماً منذ بدء الاستبدال، في ${PAGES[programme]}.`,
  notPriced: (unpriced) =>
    `لا نسعّر ${unpriced.join(' ولا ')} حالياً. مما نسعّره: ${NEWEST_MODELS.join('، ')}. والكل في ${PAGES.home} و${PAGES.exchange}.`,
  notInThisCondition: (device, condition) => `لا نأخذ ${device} بحالة ${nameOf(condition)}.`,
  servesArea: (area, zone) =>
    `نعم، نخدم ${nameOf(area)}، وهي ضمن منطقة ${zoneOf(zone)}.${zone.nextDay ? '' : ' اليوم التالي مبكر جداً هناك.'}`,
  elsewhere: 'نخدم كل الإمارات: من خارج دبي ترسل الهاتف بالبريد مجاناً، فمندوبنا لا يأتي إلى هناك. اختر البريد في /my-trade-ins بعد تثبيت سعرك.',
  bookThere: 'اختر اليوم والوقت في /my-trade-ins بعد تثبيت سعرك.',
  askModel: 'بكل سرور! ما طراز الآيفون، وما حالته: ممتازة أم جيدة أم مقبولة أم ضعيفة؟',
};
