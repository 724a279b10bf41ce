import type { communityEventsTexts as english } from './texts-events.en';
import type { Translation } from '../../kernel/i18n/translation';

export const communityEvents: Translation<typeof english> = {
  title: 'الفعاليات',
  lead: 'التقِ بمن وراء الأسماء. ما تختاره يُحفظ على هذا الجهاز.',
  status: { active: 'جارية', upcoming: 'قادمة' },
  action: { active: 'انضم الآن', upcoming: 'سجّل' },
  going: 'في قائمتك على هذا الجهاز',
  listLabel: 'الفعاليات',
  events: [
    {
      id: 'saturday-walk',
      status: 'active',
      title: 'جولة إعادة التعبئة يوم السبت',
      when: 'كل سبت، من 7:00 إلى 9:00',
      where: 'مارينا ووك، محطة الترام',
      about: 'جولة سهلة تمر بنقاط إعادة التعبئة في المارينا. أحضر قارورتك معك.',
    },
    {
      id: 'phone-drive',
      status: 'active',
      title: 'حملة جمع الهواتف في الحي',
      when: 'طوال الشهر، من 10:00 إلى 20:00',
      where: 'المراكز المجتمعية في تسع مناطق',
      about: 'سلّم الهواتف القديمة لمتطوع يقيّمها معك في المكان نفسه.',
    },
    {
      id: 'beach-day',
      status: 'upcoming',
      title: 'تنظيف شاطئ كايت بيتش',
      when: 'أول سبت من الشهر، 6:30',
      where: 'كايت بيتش، أم سقيم',
      about: 'القفازات والأكياس والفطور جاهزة. نرحب بالأطفال برفقة بالغ.',
    },
    {
      id: 'repair-evening',
      status: 'upcoming',
      title: 'أمسية التصليح',
      when: 'آخر أربعاء من الشهر، 18:30',
      where: 'السركال أفنيو، القوز',
      about: 'يعرض الفنيون ما يمكن إصلاحه قبل استبداله.',
    },
  ],
};
