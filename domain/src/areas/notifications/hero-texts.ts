import { CLAIM_NOTES, receiptCode } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { ModerationReason } from '@planet-heroes/contracts/areas/heroes/moderation';
import type { InboxSubject } from '@planet-heroes/contracts/areas/notifications/schemas';
import { pathOfSubject } from '@planet-heroes/contracts/areas/notifications/subject-path';
import type { CorrectionReason } from '@planet-heroes/contracts/areas/support/catalogue';
import { asSentences } from '@planet-heroes/contracts/kernel/text/sentences';
import { isolated } from '@planet-heroes/contracts/kernel/text/isolated';
import type { EmailContent, MessageLocale, PushContent } from '../../kernel/outbox/message-content.js';
import type { HeroText, SubjectOf } from './hero-text.js';
import { MONEY_TEXTS } from './money-texts.js';
import { securityText } from './security-texts.js';

type HeroTexts = { readonly [K in InboxSubject['kind']]: (data: SubjectOf<K>) => HeroText };

const EN_REASONS: Readonly<Record<ModerationReason, string>> = {
  offensive: 'It could offend others.',
  imitation: 'It could be mistaken for somebody else.',
  'personal-data': 'It shows private details.',
  unfair: 'Not everything was earned by the rules.',
  'asked-for': 'You asked us to.',
};
const AR_REASONS: Readonly<Record<ModerationReason, string>> = {
  offensive: 'قد يسيء ذلك إلى الآخرين.',
  imitation: 'قد يُظن أنه شخص آخر.',
  'personal-data': 'يكشف تفاصيل خاصة.',
  unfair: 'لم يُجمع كل شيء وفق القواعد.',
  'asked-for': 'طلبت منا ذلك.',
};
const EN_CORRECTIONS: Readonly<Record<CorrectionReason, string>> = {
  missing: 'They were missing.',
  'counted-twice': 'Something had counted twice.',
  unfair: 'They were not earned by the rules.',
  goodwill: 'A gift from us.',
};
const AR_CORRECTIONS: Readonly<Record<CorrectionReason, string>> = {
  missing: 'كانت ناقصة.',
  'counted-twice': 'احتُسب شيء مرتين.',
  unfair: 'لم تُجمع وفق القواعد.',
  goodwill: 'هدية منا.',
};

const EN: HeroTexts = {
  ...MONEY_TEXTS.en,
  'claim-state': ({ claimId, reward, state, isDemo, code }) => ({
    claimed: {
      title: `You claimed ${reward}`,
      body: `We have taken note of it and will hand it over within 48 hours. Receipt code: ${receiptCode(claimId)}.`,
      action: 'See your reward',
    },
    processing: {
      title: `${reward} is being prepared`,
      body: `We will tell you when it is yours. Receipt code: ${receiptCode(claimId)}.`,
      action: 'See your reward',
    },
    fulfilled: {
      title: `${reward} is yours`,
      body: `${
        isDemo ? CLAIM_NOTES.played : code ? `Your code or booking: ${code}. Enjoy it.` : 'Your reward has been handed over. Enjoy it.'
      } Receipt code: ${receiptCode(claimId)}.`,
      action: 'See your reward',
    },
    expired: {
      title: `${reward} could not be handed over`,
      body: 'Your points are back on your account, and the reward is free for others.',
      action: 'See your rewards',
    },
  })[state],
  'challenge-ended': ({ programme, title, state, points }) => {
    const name = title ?? 'Your eco-challenge';
    if (state === 'removed') {
      return {
        title: 'A challenge you joined was removed',
        body: 'It broke our rules. You did nothing wrong, and you keep your points.',
        action: 'See open challenges',
      };
    }
    return state === 'completed'
      ? {
        title: `${name}: done`,
        body: `You reached the goal and earned ${points} points.`,
        action: programme === 'dubai' ? 'See your reward' : 'See the challenge',
      }
      : {
        title: `${name} has ended`,
        body: 'Its time is over. Other challenges are open.',
        action: 'See open challenges',
      };
  },
  'sponsorship-decided': ({ mission, state }) => ({
    approved: {
      title: `Your sponsorship of ${mission} is approved`,
      body: 'Thank you. The mission has your support. “Your sponsorships” says how to pay.',
      action: 'See the mission',
    },
    paid: {
      title: `The money for ${mission} has arrived`,
      body: 'Thank you: your sponsorship is paid.',
      action: 'See the mission',
    },
    declined: {
      title: `Your sponsorship of ${mission} was not accepted`,
      body: 'Nothing was taken. Other missions are looking for sponsors.',
      action: 'See the missions',
    },
  })[state],
  'support-notice': (data) => {
    switch (data.change) {
      case 'renamed':
        return {
          title: `We changed your name to ${data.name}`,
          body: `${EN_REASONS[data.reason]} You may choose another one whenever you like.`,
          action: 'See the leaderboard',
        };
      case 'hidden':
        return {
          title: 'The leaderboard does not show you',
          body: `${EN_REASONS[data.reason]} Your points stay yours. The leaderboard says how to reach us.`,
          action: 'See how to reach us',
        };
      case 'shown':
        return {
          title: 'The leaderboard shows you again',
          body: 'You stand where your score puts you.',
          action: 'See the leaderboard',
        };
      case 'points':
        return {
          title: data.points > 0 ? `We added ${data.points} points` : `We took ${-data.points} points back`,
          body: EN_CORRECTIONS[data.reason],
          action: 'See your points',
        };
      case 'challenge':
        return {
          title: 'We removed your challenge',
          body: `${EN_REASONS[data.reason]} Its unused points are back in your budget.`,
          action: 'See the challenges',
        };
      case 'message':
        return {
          title: `We removed your message to ${data.mission}`,
          body: `${EN_REASONS[data.reason]} Your sponsorship stays.`,
          action: 'See the missions',
        };
    }
  },
  'security-notice': (data) => securityText(data, 'en'),
  'rank-lost': ({ from, to }) => ({
    title: `You are number ${to} now`,
    body: `Others passed you: you were number ${from} when we last looked. One trade can bring you back.`,
    action: 'See the leaderboard',
  }),
};

const AR: HeroTexts = {
  ...MONEY_TEXTS.ar,
  'claim-state': ({ claimId, reward, state, isDemo, code }) => ({
    claimed: {
      title: `طلبت ${reward}`,
      body: `سجّلنا طلبك وسنسلّم المكافأة خلال 48 ساعة. رمز الإيصال: ${isolated(receiptCode(claimId))}.`,
      action: 'عرض مكافأتك',
    },
    processing: {
      title: `${reward} قيد التجهيز`,
      body: `سنخبرك حين تصبح لك. رمز الإيصال: ${isolated(receiptCode(claimId))}.`,
      action: 'عرض مكافأتك',
    },
    fulfilled: {
      title: `${reward} أصبحت لك`,
      body: `${
        isDemo ? 'عرض تجريبي: لم يُسلَّم شيء.' : code ? `رمزك أو حجزك: ${isolated(code)}. استمتع به.` : 'تم تسليم مكافأتك. استمتع بها.'
      } رمز الإيصال: ${isolated(receiptCode(claimId))}.`,
      action: 'عرض مكافأتك',
    },
    expired: {
      title: `تعذّر تسليم ${reward}`,
      body: 'عادت نقاطك إلى حسابك، وأصبحت المكافأة متاحة لغيرك.',
      action: 'عرض مكافآتك',
    },
  })[state],
  'challenge-ended': ({ programme, title, state, points }) => {
    const name = title ?? 'تحدّيك البيئي';
    if (state === 'removed') {
      return {
        title: 'أُزيل تحدٍّ كنت قد انضممت إليه',
        body: 'لم يلتزم بقواعدنا. لم تخطئ في شيء، وتبقى نقاطك لك.',
        action: 'عرض التحدّيات المفتوحة',
      };
    }
    return state === 'completed'
      ? {
        title: `${name}: اكتمل`,
        body: `بلغت الهدف وكسبت ${points} نقطة.`,
        action: programme === 'dubai' ? 'عرض مكافأتك' : 'عرض التحدّي',
      }
      : {
        title: `انتهى: ${name}`,
        body: 'انتهى وقته. هناك تحدّيات أخرى بانتظارك.',
        action: 'عرض التحدّيات المفتوحة',
      };
  },
  'sponsorship-decided': ({ mission, state }) => ({
    approved: {
      title: `تمت الموافقة على رعايتك لـ ${mission}`,
      body: 'شكرًا لك. أصبحت المهمة تحظى بدعمك. تجد طريقة الدفع في «رعاياتك».',
      action: 'عرض المهمة',
    },
    paid: {
      title: `وصل مبلغ رعايتك لـ ${mission}`,
      body: 'شكرًا لك: رعايتك مدفوعة.',
      action: 'عرض المهمة',
    },
    declined: {
      title: `لم تُقبل رعايتك لـ ${mission}`,
      body: 'لم يُخصم أي مبلغ. هناك مهام أخرى تبحث عن رعاة.',
      action: 'عرض المهام',
    },
  })[state],
  'support-notice': (data) => {
    switch (data.change) {
      case 'renamed':
        return {
          title: `غيّرنا اسمك إلى ${data.name}`,
          body: `${AR_REASONS[data.reason]} يمكنك اختيار اسم آخر متى شئت.`,
          action: 'عرض لوحة الصدارة',
        };
      case 'hidden':
        return {
          title: 'لا تُظهرك لوحة الصدارة',
          body: `${AR_REASONS[data.reason]} تبقى نقاطك لك. وتبيّن لوحة الصدارة كيف تتواصل معنا.`,
          action: 'كيف تتواصل معنا',
        };
      case 'shown':
        return { title: 'عدت إلى لوحة الصدارة', body: 'مركزك حيث تضعك نقاطك.', action: 'عرض لوحة الصدارة' };
      case 'points':
        return {
          title: data.points > 0 ? `أضفنا ${data.points} نقطة` : `استعدنا ${-data.points} نقطة`,
          body: AR_CORRECTIONS[data.reason],
          action: 'عرض نقاطك',
        };
      case 'challenge':
        return {
          title: 'أزلنا تحديًا أنشأته',
          body: `${AR_REASONS[data.reason]} عاد ما لم يُصرف منه إلى ميزانيتك.`,
          action: 'عرض التحدّيات',
        };
      case 'message':
        return {
          title: `أزلنا رسالتك إلى ${data.mission}`,
          body: `${AR_REASONS[data.reason]} تبقى رعايتك كما هي.`,
          action: 'عرض المهام',
        };
    }
  },
  'security-notice': (data) => securityText(data, 'ar'),
  'rank-lost': ({ from, to }) => ({
    title: `ترتيبك الآن ${to}`,
    body: `تقدّم عليك آخرون: كان ترتيبك ${from} حين نظرنا آخر مرة. عملية استبدال واحدة قد تعيدك.`,
    action: 'عرض لوحة الصدارة',
  }),
};

const TEXTS: Readonly<Record<MessageLocale, HeroTexts>> = { en: EN, ar: AR };

function textOf(subject: InboxSubject, locale: MessageLocale): HeroText {
  const text = TEXTS[locale][subject.kind] as (data: InboxSubject['data']) => HeroText;
  return text(subject.data);
}

export function heroEmail(subject: InboxSubject, locale: MessageLocale): EmailContent {
  const text = textOf(subject, locale);
  const { title, body, reasons = [], more = [], action, path = pathOfSubject(subject), second } = text;
  return {
    subject: title,
    heading: title,
    paragraphs: [body, ...asSentences(reasons), ...more],
    action: { label: action, url: path },
    ...(second && { otherAction: { label: second.label, url: second.path } }),
  };
}

/** `tag`: of several with the same one a browser shows the last. */
export function heroPush(subject: InboxSubject, locale: MessageLocale, tag: string): PushContent {
  const { title, body, path = pathOfSubject(subject) } = textOf(subject, locale);
  return { title, body, path, tag };
}
