import type { ReactNode } from 'react';
import styles from './SocialPost.module.css';

interface SocialPostProps {
  /** `https://twitter.com/<handle>/status/<number>`, or the same on x.com. */
  href: string;
  /** The author, `@<handle>`, as in the address. */
  by: string;
  /** The link's text. Not the text of the post, which its author may change or delete. */
  children: ReactNode;
}

const postAddress = /^https:\/\/(?:twitter|x)\.com\/(\w+)\/status\/\d+$/;

/**
 * A post on X: a link in the markup that the platform's embed script (widgets.js) replaces by the post. The script runs only
 * if the site is configured so and the reader consents. `data-dnt` asks the platform not to use the visit for suggestions.
 * The script may replace the blockquote, so React owns only the box around it.
 *
 * @throws at build, if `href` is not the address of a post or `by` is not its author
 */
export function SocialPost({ href, by, children }: SocialPostProps) {
  const handle = postAddress.exec(href)?.[1];
  if (!handle) {
    throw new Error(
      `<SocialPost href="${href}">: expected the address of a post, such as https://twitter.com/trpcio/status/123`,
    );
  }
  if (by.toLowerCase() !== `@${handle}`.toLowerCase()) {
    throw new Error(`<SocialPost href="${href}" by="${by}">: the address is one of @${handle}`);
  }
  return (
    <div className={styles.post}>
      <blockquote className="twitter-tweet" data-dnt="true">
        <a href={href}>{children}</a> <span className={styles.author}>{by} on X</span>
      </blockquote>
    </div>
  );
}
