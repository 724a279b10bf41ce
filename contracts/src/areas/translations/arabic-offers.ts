/* The offers that the product begins with and the notes of their claims, in Arabic, by their English words. */

import { CLAIM_NOTES } from '../dubai-rewards/catalogue.js';

const challenges = {
  'Marina Refill Run': 'سباق التعبئة في المارينا',
  'Keep 500 plastic bottles out of Dubai Marina. Every phone you trade in counts toward filtered water instead.':
    'جنّب دبي مارينا 500 قارورة بلاستيكية. كل هاتف تستبدله يُحسب لصالح الماء المرشّح.',
  'Insulated steel bottle': 'قارورة فولاذية عازلة',
  'Cool Homes, Low Bills': 'بيوت باردة وفواتير أقل',
  'Save 5 kg of CO2 by giving old devices a second life, about what an hour of cooling a flat costs the climate.':
    'وفّر 5 كيلوغرامات من ثاني أكسيد الكربون بمنح الأجهزة القديمة حياة ثانية، وهو نحو ما تكلّفه ساعة تبريد شقة.',
  'Smart plug': 'مقبس ذكي',
  'Metro Month': 'شهر المترو',
  'Leave the car, take the metro, and drop a phone off on the way: earn 2,000 points from trade-ins.':
    'اترك السيارة واركب المترو وسلّم هاتفاً في طريقك: اكسب 2,000 نقطة من الاستبدال.',
  'Travel card with AED 50': 'بطاقة مواصلات برصيد 50 درهماً',
  'Zero E-Waste Deira': 'ديرة بلا نفايات إلكترونية',
  'Bring in devices worth AED 3,000 together, so that nothing of them ends on a landfill.':
    'سلّموا معاً أجهزة بقيمة 3,000 درهم حتى لا ينتهي شيء منها في المكبّات.',
  'Bring in devices worth AED 3,000 together, so that none of them end up in landfill.':
    'سلّموا معاً أجهزة بقيمة 3,000 درهم حتى لا ينتهي شيء منها في المكبّات.',
  'Recycled-aluminium phone stand': 'حامل هاتف من ألمنيوم معاد تدويره',
  'Empty the Drawer': 'أفرغ الدرج',
  'The First Phone': 'الهاتف الأول',
  'The phone that lies in every drawer: trade one in and count for 100 bottles.':
    'في كل درج هاتف منسي: استبدل واحداً تُحتسب لك 100 قارورة.',
  'AED 25 café voucher': 'قسيمة مقهى بقيمة 25 درهماً',
  'Mangrove Morning': 'صباح القرم',
  'Save 10 kg of CO2 and paddle with us through the mangroves, where the city breathes.':
    'وفّر 10 كيلوغرامات من ثاني أكسيد الكربون وجدّف معنا بين أشجار القرم، حيث تتنفس المدينة.',
  'Kayak tour for two': 'جولة كاياك لشخصين',
  'Suburb Starter': 'بداية الضواحي',
  'Trade in devices worth AED 1,500 and make the tap your household’s spring.':
    'استبدل أجهزة بقيمة 1,500 درهم واجعل الصنبور نبع بيتك.',
  'Shower filter': 'مرشّح استحمام',
  'Good Neighbour': 'الجار الطيّب',
  'Earn 1,000 points from trade-ins, for yourself or in your neighbour’s name, and have your water tested.':
    'اكسب 1,000 نقطة من الاستبدال، لك أو باسم جارك، واحصل على فحص لماء بيتك.',
  'Home water test': 'فحص ماء المنزل',
};

const socialChallenges = {
  'Marina Bottle Marathon': 'ماراثون قوارير المارينا',
  'A goal for the keenest: one hero, 100,000 bottles kept out of the Marina. Every phone counts.':
    'هدف لأكثر الأبطال حماساً: بطل واحد يجنّب المارينا 100,000 قارورة. كل هاتف يُحسب.',
  'Cool Down Dubai': 'تبريد دبي',
  'Save five kilograms of CO2 each before the week is over. AED 2,500 of trades take you there.':
    'ليوفّر كل منكم 5 كيلوغرامات من ثاني أكسيد الكربون قبل نهاية الأسبوع. صفقات بقيمة 2,500 درهم تكفي.',
  'That old phone in your drawer is worth something. Bring in AED 2,000 of trade value with friends and family.':
    'لهاتفك القديم في الدرج قيمة. اجمع مع أهلك وأصدقائك صفقات بقيمة 2,000 درهم.',
  'Weekend Points Sprint': 'سباق نقاط نهاية الأسبوع',
  'Two days, one thousand points from verified trades. Only five seats: be quick.':
    'يومان وألف نقطة من صفقات مؤكدة. خمسة مقاعد فقط، فأسرع.',
  'The First Thousand Bottles': 'الألف قارورة الأولى',
  'Our first challenge: three heroes, one thousand bottles each.': 'تحدّينا الأول: ثلاثة أبطال، لكل منهم ألف قارورة.',
  'Back to School, Back to Water': 'عودة إلى المدرسة، عودة إلى الماء',
  'New term, old phones out: save ten kilograms of CO2 in September.':
    'فصل دراسي جديد ووداعاً للهواتف القديمة: وفّر 10 كيلوغرامات من ثاني أكسيد الكربون في سبتمبر.',
};

const rewards = {
  'Refill Pass, 3 Months': 'بطاقة تعبئة لثلاثة أشهر',
  'Chilled, filtered water at every Wadi station in the city, as often as you are thirsty.':
    'ماء بارد مرشّح في كل محطات وادي في المدينة، كلما عطشت.',
  'LED Set for Your Home': 'طقم مصابيح LED لبيتك',
  'Ten warm LED lamps that use a tenth of what the old ones did.':
    'عشرة مصابيح LED دافئة تستهلك عُشر ما كانت تستهلكه القديمة.',
  'A Month of City Bikes': 'شهر من دراجات المدينة',
  'Unlimited rides of 45 minutes each between all stations of the city centre.':
    'رحلات بلا حد، مدة كل منها 45 دقيقة، بين جميع محطات وسط المدينة.',
  'Kitchen Compost Bin': 'صندوق سماد للمطبخ',
  'Turns a family’s scraps into soil within six weeks, without a smell.':
    'يحوّل بقايا طعام الأسرة إلى تربة خلال ستة أسابيع وبلا رائحة.',
  'AED 100 Souk Voucher': 'قسيمة سوق بقيمة 100 درهم',
  'For fruit, vegetables and everything unpacked.': 'للفواكه والخضار وكل ما يباع بلا تغليف.',
  'Desert Stargazing for Two': 'رصد النجوم في الصحراء لشخصين',
  'An evening without engines: a walk, a supper and a telescope. The guides confirm your date.':
    'أمسية بلا محركات: نزهة وعشاء وتلسكوب. يؤكد المرشدون موعدك.',
  'Engraved Steel Bottle': 'قارورة فولاذية منقوشة',
  'Three quarters of a litre, cold for a day, with your hero name on it.':
    'ثلاثة أرباع لتر تبقى باردة يوماً كاملاً، وعليها اسم بطلك.',
  'Ionic Shower Filter': 'مرشّح استحمام أيوني',
  'Softer water for skin and hair; fits every shower.': 'ماء ألطف على البشرة والشعر، ويناسب كل دش.',
  'Air-Conditioning Check-up': 'فحص المكيفات',
  'Cleaning and tuning at your home: less dust, and up to a fifth less power.':
    'تنظيف وضبط في بيتك: غبار أقل، واستهلاك أقل بما يصل إلى الخُمس.',
};

const missions = {
  'Refill points for fifty schools': 'نقاط تعبئة لخمسين مدرسة',
  'Each school gets a filtered refill point, so that pupils bring a bottle instead of buying one. Heroes help to install them and count the bottles that nobody needed.':
    'تحصل كل مدرسة على نقطة تعبئة بماء مرشّح، فيجلب التلاميذ قارورة بدل شرائها. يساعد الأبطال في تركيبها ويحصون القوارير التي لم يحتج إليها أحد.',
  'A mangrove nursery by the creek': 'مشتل قرم على ضفة الخور',
  'Ten thousand seedlings grow in a nursery by the creek before they are planted out. Mangroves keep carbon, shelter young fish and calm the waves.':
    'تنمو عشرة آلاف شتلة في مشتل على ضفة الخور قبل غرسها. يحبس القرم الكربون ويؤوي صغار السمك ويهدّئ الأمواج.',
  'Collection vans for old phones': 'مركبات لجمع الهواتف القديمة',
  'Two electric vans collect phones, chargers and tablets from homes that no drop-off point is near to. What still works is refurbished, the rest is recycled.':
    'مركبتان كهربائيتان تجمعان الهواتف والشواحن والأجهزة اللوحية من بيوت لا نقطة تسليم قربها. يُجدَّد ما يعمل ويعاد تدوير الباقي.',
  'Sunlight for community halls': 'ضوء الشمس لقاعات الأحياء',
  'Solar panels on the roofs of twelve community halls light the evenings and cool the rooms. What they do not use goes back into the grid.':
    'ألواح شمسية على أسطح اثنتي عشرة قاعة تضيء الأمسيات وتبرّد الغرف، وما لا تستهلكه يعود إلى الشبكة.',
  'Cargo bikes for the last mile': 'دراجات شحن للميل الأخير',
  'Forty cargo bikes take parcels through the old town, where vans stand in traffic. The first twenty are on the road, and the second half needs sponsors.':
    'أربعون دراجة شحن تنقل الطرود في البلدة القديمة حيث تعلق المركبات في الزحام. عشرون منها على الطريق، والنصف الثاني يحتاج إلى رعاة.',
  'A million bottles by Ramadan': 'مليون قارورة قبل رمضان',
  'Heroes all over Dubai refill instead of buying, until a million bottles are prevented. The mission is fully funded and under way.':
    'يعيد الأبطال في دبي كلها التعبئة بدل الشراء حتى يُستغنى عن مليون قارورة. المهمة مموّلة بالكامل وقيد التنفيذ.',
  'A desert without plastic': 'صحراء بلا بلاستيك',
  'On twelve weekends heroes took 9.6 tonnes of plastic out of the dunes, where camels and gazelles used to eat it.':
    'في اثنتي عشرة عطلة أخرج الأبطال 9.6 طن من البلاستيك من الكثبان، حيث كانت الجمال والغزلان تأكله.',
  'A thousand balcony gardens': 'ألف حديقة شرفة',
  'A thousand balconies now grow native flowers that need little water and feed bees through the spring.':
    'ألف شرفة تزهر الآن بنباتات محلية تكفيها مياه قليلة وتغذّي النحل طوال الربيع.',
};

const tiers = {
  Supporter: 'مساند',
  Community: 'مجتمع',
  Champion: 'نصير',
  Enterprise: 'مؤسسة',
  'Your name on the mission': 'اسمكم على المهمة',
  'A digital supporter badge': 'شارة مساند رقمية',
  'An impact summary when the mission ends': 'ملخص للأثر عند انتهاء المهمة',
  'Thanks in the community feed': 'شكر في أخبار المجتمع',
  'Your logo on the mission': 'شعاركم على المهمة',
  'An impact report every month': 'تقرير أثر كل شهر',
  'A place in the Heroes Forum': 'مكان في منتدى الأبطال',
  'Invitations to clean-up days': 'دعوات إلى أيام التنظيف',
  'A welcome post to all heroes': 'منشور ترحيب لجميع الأبطال',
  'Your logo on the mission and its rewards': 'شعاركم على المهمة ومكافآتها',
  'A team day with the heroes of your mission': 'يوم لفريقكم مع أبطال مهمتكم',
  'A place on the partners page': 'مكان في صفحة الشركاء',
  'A case study at the end': 'دراسة حالة في النهاية',
  'First choice of new missions': 'أولوية اختيار المهام الجديدة',
  'A mission in your name': 'مهمة باسمكم',
  'A contact person of your own': 'مسؤول تواصل خاص بكم',
  'Impact figures for your sustainability report': 'أرقام الأثر لتقرير الاستدامة',
  'Team days for all your offices': 'أيام لفرق مكاتبكم كلها',
  'Joint announcements': 'إعلانات مشتركة',
  'A bulk trade-in for your devices at the best tier': 'استبدال أجهزتكم بالجملة بأفضل فئة',
};

const notes = {
  [CLAIM_NOTES.late]: 'لم تُسلَّم في وقتها: عادت نقاطك.',
  [CLAIM_NOTES.played]: 'عرض تجريبي: لم يُسلَّم شيء.',
};

/** Texts of offers in Arabic that come with the product, by the English ones. */
export const ARABIC_OFFERS: Readonly<Record<string, string>> = {
  ...challenges, ...socialChallenges, ...rewards, ...missions, ...tiers, ...notes,
};
