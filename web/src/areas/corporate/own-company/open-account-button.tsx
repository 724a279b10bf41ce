import { useState } from 'react';
import { openSignIn } from '../../heroes/joining-store';
import { corporateTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { RegisterDialog } from './register-dialog';

/** The next step to a company of one's own: signing in, and then registering it. */
export function OpenAccountButton({ email, isMain = false }: { email: string | null; isMain?: boolean }) {
  const { signIn, register } = corporateTexts.own;
  const [isRegistering, setRegistering] = useState(false);
  return (
    <>
      <Button
        {...(!isMain && { size: 'small', variant: 'secondary' })}
        aria-haspopup="dialog"
        onClick={email === null ? openSignIn : () => setRegistering(true)}
      >
        {email === null ? signIn : register}
      </Button>
      {isRegistering && <RegisterDialog onClose={() => setRegistering(false)} />}
    </>
  );
}
