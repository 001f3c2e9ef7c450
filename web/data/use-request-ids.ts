import { useRef } from 'react';
import { newRequestId } from '#web/lib/network/request-id.ts';

/** The id of a write: the same for the same words pressed again, another once they change. */
export function useRequestIds(): (body: object) => string {
  const last = useRef({ body: '', id: '' });
  return (body) => {
    const written = JSON.stringify(body);
    if (last.current.body !== written) last.current = { body: written, id: newRequestId() };
    return last.current.id;
  };
}
