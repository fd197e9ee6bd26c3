import type { ReactNode } from 'react';
import styles from './SocialPost.module.css';

interface SocialPostProps {
  /** The post's address: `https://twitter.com/<handle>/status/<number>`, or the same on x.com. Nothing after the number. */
  href: string;
  /** Who wrote it, `@<handle>`. Has to be the handle in the address. */
  by: string;
  /** What the link says. Not the post's words: those are its author's, who may change or delete them. */
  children: ReactNode;
}

const postAddress = /^https:\/\/(?:twitter|x)\.com\/(\w+)\/status\/\d+$/;

/**
 * A post on X in a page: a link, in the markup that the platform's embed script (widgets.js) looks for and replaces by the
 * post. Nothing is loaded here. Where that script runs depends on the site's configuration and on the reader's consent;
 * without it, the link is what there is. `data-dnt` asks the platform not to use the visit for suggestions.
 *
 * The box around it is what React removes when the reader leaves the page, so that it does not matter who replaced the
 * blockquote inside.
 *
 * @throws Error at build, if `href` is no post's address or `by` is not its author.
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
