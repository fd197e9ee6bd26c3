import Heading from '@theme/Heading';
import { Section } from '@site/src/components/ui/Section';
import { clients, links, servers, validators, type Partner } from './works-with';
import styles from './WorksWith.module.css';

export function WorksWith() {
  return (
    <Section
      id="works-with"
      title="What it works with"
      lead="A router knows nothing of the server that it runs in, and a client nothing of the framework around it. An adapter or a link stands between them, and these come with the packages."
    >
      <div className={styles.groups}>
        <Group title="Servers" partners={servers} show="path" />
        <div className={styles.column}>
          <Group title="Clients" partners={clients} show="path" />
          <Group title="The way between" partners={links} show="export" />
        </div>
      </div>
      <div className={styles.validators}>
        <Heading as="h3">Validators</Heading>
        <p>
          {validators.slice(0, -1).join(', ')} and {validators.at(-1)}, any other library that implements Standard
          Schema, or a function of yours that returns the parsed input or throws.
        </p>
      </div>
    </Section>
  );
}

interface GroupProps {
  title: string;
  partners: readonly Partner[];
  show: 'path' | 'export';
}

function Group({ title, partners, show }: GroupProps) {
  return (
    <div>
      <Heading as="h3">{title}</Heading>
      <dl className={styles.partners}>
        {partners.map(({ name, from, exported, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{show === 'path' ? from : exported}</code>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
