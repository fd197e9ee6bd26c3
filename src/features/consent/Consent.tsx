import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { isConsentRequested, saveConsent, thirdParties, useConsent } from './consent-store';
import styles from './Consent.module.css';

function Purposes() {
  return (
    <>
      {thirdParties.gtagIds && (
        <Translate id="consent.analytics" description="Asks for consent to analytics">
          May we use Google Analytics to count page views?
        </Translate>
      )}{' '}
      {thirdParties.socialEmbeds && (
        <Translate id="consent.socialEmbeds" description="Asks for consent to load posts from X">
          May pages load quoted posts from X?
        </Translate>
      )}{' '}
      <Translate id="consent.freedom" description="Says that everything works without consent">
        Everything here works without it.
      </Translate>
    </>
  );
}

/** Consent banner for third-party scripts, or the footer link that reopens it. Both answers take one click. */
export function Consent(): ReactNode {
  const consent = useConsent();
  const [isReopened, setReopened] = useState(false);
  if (consent === undefined || !isConsentRequested()) return null;

  const answerWith = (answer: 'granted' | 'denied') => () => {
    setReopened(false);
    saveConsent(answer);
  };
  if (consent !== null && !isReopened) {
    return (
      <p className={styles.settings}>
        <button type="button" className={styles.reopen} onClick={() => setReopened(true)}>
          <Translate id="consent.reopen" description="The button to change the consent choice">
            Privacy choices
          </Translate>
        </button>
      </p>
    );
  }
  const label = translate({ id: 'consent.label', message: 'Privacy', description: 'The name of the question' });
  return (
    <section className={styles.question} aria-label={label}>
      <p>
        <Purposes />
      </p>
      <div className={styles.answers}>
        <button type="button" className="button button--secondary" onClick={answerWith('granted')}>
          <Translate id="consent.allow" description="The button that gives consent">
            Allow
          </Translate>
        </button>
        <button type="button" className="button button--secondary" onClick={answerWith('denied')}>
          <Translate id="consent.decline" description="The button that declines consent">
            Don’t allow
          </Translate>
        </button>
      </div>
    </section>
  );
}
