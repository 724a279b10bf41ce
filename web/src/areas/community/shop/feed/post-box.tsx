import { POST_LIMITS } from '@planet-heroes/contracts/areas/community/catalogue';
import type { FeedPostForm } from '@planet-heroes/contracts/areas/community/post-forms';
import type { FormEvent } from 'react';
import { communityFeedTexts } from '../../texts-feed.en';
import { Button } from '../../../../kit/button';
import { Card } from '../../../../kit/card';
import { TextAreaField } from '../../../../kit/form/text-area-field';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { toast } from '../../../../kit/toast/toast';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/community/post-forms')).feedPostSchema;

/** What the visitor did today, in a few words. */
export function PostBox({ onPost }: { onPost: (post: FeedPostForm) => void }) {
  const { box, saved, savedNote } = communityFeedTexts;
  const { register, handleSubmit, getValues, reset, formState } = useZodForm(loadSchema, { content: '' }, 'onSubmit');
  const { errors, isSubmitting } = formState;

  function post(event: FormEvent): void {
    const sent = getValues('content');
    void handleSubmit((values) => {
      onPost(values);
      toast({ title: saved, description: savedNote });
      // What was typed since, while the checks came, is another post.
      if (getValues('content') === sent) reset();
    })(event);
  }

  return (
    <Card tone="accent">
      <form noValidate aria-label={box.label} onSubmit={post} className="grid gap-3">
        <TextAreaField
          label={box.label}
          placeholder={box.placeholder}
          rows={3}
          maxLength={POST_LIMITS.maxContentLength}
          error={errors.content?.message}
          {...register('content')}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-muted">{box.note}</p>
          <Button type="submit" size="small" aria-busy={isSubmitting} aria-disabled={isSubmitting}>
            {box.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
