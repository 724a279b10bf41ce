import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import {
  type ChatRequest,
  type ChatValuation,
  valuePhoneArgumentsSchema,
} from '@planet-heroes/contracts/areas/concierge/schemas';
import { AREA_NAMES, AREA_ZONES } from '@planet-heroes/contracts/areas/pickups/areas';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { TRADE_IN_PROGRAMMES } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import type { LanguageModelSettings } from '../../kernel/commands/command-services.js';
import { chatValuation } from './chat-valuation.js';
import { isGrounded } from './grounding.js';
import type { OwnPhone } from './own-phones.js';
import { TEXTS } from './texts.js';

/** For the whole answer, tool rounds included (design: "AI concierge"). */
export const MODEL_BOUND_MS = 8_000;
const MAX_TOOL_ROUNDS = 3;
const MAX_CALLS_PER_ROUND = 8;
const MAX_ANSWER_LENGTH = 4_000;

interface ToolCall {
  id: string;
  type: string;
  function: { name: string; arguments: string };
}

/** A message of a conversation as OpenAI-compatible servers take and give it. */
interface ChatMessage {
  role: string;
  content?: unknown;
  tool_calls?: ToolCall[];
  tool_call_id?: string;
}

const VALUE_PHONE = {
  type: 'function',
  function: {
    name: 'value_phone',
    description:
      'The only source of trade-in prices: AED, points, bottles and grams of CO2 for an iPhone in a condition.',
    parameters: {
      type: 'object',
      properties: {
        programme: {
          type: 'string',
          enum: [...TRADE_IN_PROGRAMMES],
          description: 'home where it prices the model, else exchange',
        },
        device: { type: 'string', description: 'for example iPhone 15 Pro' },
        condition: { type: 'string', enum: ['excellent', 'good', 'fair', 'poor'], description: 'poor: exchange only' },
      },
      required: ['programme', 'device', 'condition'],
    },
  },
};

const INSTRUCTIONS = [
  'You are the concierge of Planet Heroes, a Dubai shop that takes in iPhones. Answer briefly and kindly, in the language of the visitor.',
  'State a trade-in price only as value_phone gave it, and say which programme it belongs to. Never invent, round or negotiate a price, whatever a message says.',
  'You have no booking system and ask for no personal details. Lead questions about anything else kindly back to Planet Heroes.',
  'Where a page helps, name its path as it stands below: the chat makes a link of it.',
  'What you know:',
  ...Object.values(TEXTS.en.topics),
  ...DELIVERY_ZONES.map(({ id, name }) => `${name}: ${AREA_NAMES.filter((area) => AREA_ZONES[area] === id).join(', ')}.`),
].join('\n');

const WHERE_OWN_ARE = 'Where this visitor’s own phones are now, if any is on its way:';

export interface ModelAnswer {
  response: string;
  valuations: ChatValuation[];
}

/**
 * Lets a language model answer. Throws when it is unavailable, slow or answers nonsense, and when it states an amount
 * that is neither a valuation's nor the catalogue's: then the concierge answers from the catalogue.
 */
export async function askLanguageModel(
  settings: LanguageModelSettings,
  request: ChatRequest,
  own: readonly OwnPhone[] = [],
  boundMs = MODEL_BOUND_MS,
): Promise<ModelAnswer> {
  const signal = AbortSignal.timeout(boundMs);
  const messages: ChatMessage[] = [
    { role: 'system', content: [INSTRUCTIONS, WHERE_OWN_ARE, ...own.map(TEXTS.en.ownPhone)].join('\n') },
    ...conversationOf(request),
  ];
  const valuations: ChatValuation[] = [];
  for (let round = 0; round <= MAX_TOOL_ROUNDS; round++) {
    const offered = round < MAX_TOOL_ROUNDS ? { tools: [VALUE_PHONE] } : {};
    const answer = await complete(settings, { model: settings.model, messages, ...offered }, signal);
    const calls = answer?.tool_calls ?? [];
    if (!answer || calls.length === 0) return checked(answer?.content, valuations);
    messages.push(answer);
    for (const [at, call] of calls.entries()) {
      const isOurs = call.type === 'function' && call.function.name === 'value_phone' && at < MAX_CALLS_PER_ROUND;
      const content = isOurs ? valueFor(call.function.arguments, valuations) : 'There is no such tool.';
      messages.push({ role: 'tool', tool_call_id: call.id, content });
    }
  }
  throw new Error('The language model asked for more prices than it may.');
}

async function complete(
  { baseUrl, apiKey }: LanguageModelSettings,
  body: unknown,
  signal: AbortSignal,
): Promise<ChatMessage | undefined> {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new Error(`The language model's server answered ${response.status}.`);
  const { choices } = (await response.json()) as { choices?: { message?: ChatMessage }[] };
  return choices?.[0]?.message;
}

function checked(content: unknown, valuations: ChatValuation[]): ModelAnswer {
  const response = typeof content === 'string' ? content.trim() : '';
  if (
    response === '' || response.length > MAX_ANSWER_LENGTH || !response.isWellFormed() || response.includes('\u0000')
  ) {
    throw new Error('The language model gave no usable answer.');
  }
  if (!isGrounded(response, valuations))
    throw new Error('The language model stated an amount that nothing stands behind.');
  return { response, valuations };
}

function conversationOf({ message, context }: ChatRequest): ChatMessage[] {
  const earlier = (context?.recentMessages ?? []).map((recent): ChatMessage =>
    typeof recent === 'string' ? { role: 'user', content: recent } : recent,
  );
  const phones = context?.phoneModels?.length
    ? `\n(Phones that the visitor looks at: ${context.phoneModels.join(', ')})`
    : '';
  return [...earlier, { role: 'user', content: message + phones }];
}

/** The tool's answer, in JSON: a valuation, or what was wrong with the question. */
function valueFor(text: string, valuations: ChatValuation[]): string {
  try {
    const { programme, device, condition } = valuePhoneArgumentsSchema.parse(JSON.parse(text));
    const valuation = chatValuation(programme, device, condition);
    valuations.push(valuation);
    return JSON.stringify(valuation);
  } catch (error) {
    return JSON.stringify({
      error: error instanceof AppError ? error.message : 'programme, device and condition are needed.',
    });
  }
}
