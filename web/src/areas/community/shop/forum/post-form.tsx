import { POST_LIMITS } from '@planet-heroes/contracts/areas/community/catalogue';
import type { ForumPostForm } from '@planet-heroes/contracts/areas/community/post-forms';
import { useRef, useState } from 'react';
import { communityForumTexts } from '../../texts-forum.en';
import { Button } from '../../../../kit/button';
import { Card } from '../../../../kit/card';
import { TextAreaField } from '../../../../kit/form/text-area-field';
import { TextField } from '../../../../kit/form/text-field';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { Icon } from '../../../../kit/icon';
import { toast } from '../../../../kit/toast/toast';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/community/post-forms')).forumPostSchema;

/** A post of one's own, behind the button that asks for it. */
export function PostForm({ onPost }: { onPost: (post: ForumPostForm) => void }) {
  const text = communityForumTexts.form;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { register, handleSubmit, reset, setFocus, formState } = useZodForm(
    loadSchema,
    { title: '', content: '' },
    'onSubmit',
  );
  const { errors, isSubmitting } = formState;

  function close(): void {
    reset();
    setOpen(false);
    opener.current?.focus();
  }

  function post(values: ForumPostForm): void {
    onPost(values);
    toast({ title: text.saved, description: text.savedNote });
    close();
  }

  return (
    <>
      <Button
        ref={opener}
        aria-expanded={isOpen}
        variant={isOpen ? 'secondary' : 'primary'}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen) requestAnimationFrame(() => setFocus('title'));
        }}
      >
        <Icon name="plus" />
        {text.open}
      </Button>
      {isOpen && (
        <Card className="animate-rise sm:col-span-2">
          <form
            noValidate
            aria-label={text.heading}
            onSubmit={(event) => void handleSubmit(post)(event)}
            className="grid gap-4"
          >
            <TextField
              label={text.title}
              maxLength={POST_LIMITS.maxTitleLength}
              error={errors.title?.message}
              {...register('title')}
            />
            <TextAreaField
              label={text.content}
              maxLength={POST_LIMITS.maxContentLength}
              error={errors.content?.message}
              {...register('content')}
            />
            <p className="text-sm text-ink-muted">{text.note}</p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" aria-busy={isSubmitting} aria-disabled={isSubmitting}>
                {text.submit}
              </Button>
              <Button variant="secondary" onClick={close}>
                {text.cancel}
              </Button>
            </div>
          </form>
        </Card>
      )}
    </>
  );
}
