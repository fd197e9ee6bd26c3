export default function withoutWeakIds(registry: string): string;
