import type { communityEventsTexts as englishEvents, communityFeedTexts as english } from './texts-feed-and-events.en';
import type { Translation } from '../../kernel/i18n/translation';
import { counted } from '../../kernel/i18n/counted';

export const communityFeed: Translation<typeof english> = {
  title: 'آخر الأخبار',
  lead: 'أفعال اليوم الصغيرة من كل أنحاء المدينة. منشورات الأبطال الآخرين أمثلة.',
  box: {
    label: 'شارك فعلاً بيئياً',
    placeholder: 'ماذا فعلت اليوم؟',
    submit: 'نشر',
    note: 'تُحفظ مشاركتك في هذا المتصفح ولا تظهر لغيرك.',
  },
  saved: 'نُشرت مشاركتك',
  savedNote: 'محفوظة على هذا الجهاز فقط.',
  listLabel: 'آخر الأخبار',
  example: 'مثال',
  you: 'أنت',
  ownDeed: 'وأول أفعالك أنت:',
  trade: 'استبدل هاتفاً',
  likes: (count) =>
    counted(count, { one: 'أعجبت بطلاً واحداً', two: 'أعجبت بطلين', few: 'أبطال أعجبتهم', many: 'بطلاً أعجبتهم' }),
  posts: [
    {
      id: 'first-trade',
      author: 'نورة أ.',
      level: 'بطلة فضية',
      badge: 'أول صفقة',
      content: 'استبدلت هذا الصباح هاتفي iPhone 12. يصل المرشّح غداً، وتختفي الصناديق من شرفتنا إلى الأبد.',
      likes: 34,
    },
    {
      id: 'thousand', author: 'دانيال ف.', level: 'بطل ذهبي', badge: '1,000 قارورة',
      content: 'ألف قارورة موفَّرة. عدّتها ابنتي على لوحة بجانب الثلاجة.', likes: 88,
    },
    {
      id: 'team-win', author: 'راشد ب.', level: 'بطل ذهبي', badge: 'فوز في تحدٍّ',
      content: 'أنهى طابقنا كله تحدي تبريد دبي قبل موعده بيومين. من يطلق التحدي التالي؟', likes: 61,
    },
    {
      id: 'refill', author: 'مي ل.', level: 'بطلة برونزية', badge: 'مواظبة على التعبئة',
      content: 'ثلاثون يوماً مع القارورة الفولاذية نفسها. خدوشها أكثر من خدوش هاتفي.', likes: 47,
    },
  ],
};

export const communityEvents: Translation<typeof englishEvents> = {
  title: 'الفعاليات',
  lead: 'أمثلة على لقاءات الأبطال. ما تختاره يُحفظ على هذا الجهاز.',
  status: { active: 'جارية', upcoming: 'قادمة' },
  action: { active: 'انضم الآن', upcoming: 'سجّل' },
  going: 'في قائمتك على هذا الجهاز. لا شيء محجوز.',
  listLabel: 'الفعاليات',
  events: [
    {
      id: 'saturday-walk',
      status: 'active',
      title: 'جولة إعادة التعبئة يوم السبت',
      when: 'كل سبت، من 7:00\u00a0ص إلى 9:00\u00a0ص',
      where: 'مارينا ووك، محطة الترام',
      about: 'جولة سهلة تمر بنقاط إعادة التعبئة في المارينا. أحضر قارورتك معك.',
    },
    {
      id: 'phone-drive',
      status: 'active',
      title: 'حملة جمع الهواتف في الحي',
      when: 'طوال الشهر، من 10:00\u00a0ص إلى 8:00\u00a0م',
      where: 'المراكز المجتمعية في تسع مناطق',
      about: 'سلّم الهواتف القديمة لمتطوع يقيّمها معك في المكان نفسه.',
    },
    {
      id: 'beach-day',
      status: 'upcoming',
      title: 'تنظيف شاطئ كايت بيتش',
      when: 'أول سبت من الشهر، 6:30\u00a0ص',
      where: 'كايت بيتش، أم سقيم',
      about: 'القفازات والأكياس والفطور جاهزة. نرحب بالأطفال برفقة بالغ.',
    },
    {
      id: 'repair-evening',
      status: 'upcoming',
      title: 'أمسية التصليح',
      when: 'آخر أربعاء من الشهر، 6:30\u00a0م',
      where: 'السركال أفنيو، القوز',
      about: 'يعرض الفنيون ما يمكن إصلاحه قبل استبداله.',
    },
  ],
};
