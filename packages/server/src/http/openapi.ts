import { problem } from '@boardroom/wire'
import { z } from 'zod'
import type { Route } from './route.ts'

/** The API document, made from the very schemas that validate requests. */
export function openapi(routes: readonly Route[], server: string): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const each of routes) {
    const path = paths[each.path] ?? {}
    path[each.method.toLowerCase()] = operation(each)
    paths[each.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Boardroom',
      version: '1',
      description: 'Tables over HTTP. Live views come over WebSocket at /api/tables/{table}/live; see docs/api.md.',
    },
    servers: [{ url: server }],
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'The key that POST /api/guests gave you' },
      },
      schemas: { Problem: jsonSchema(problem, 'output') },
    },
    paths,
  }
}

function operation(route: Route): object {
  const failure = { content: json({ $ref: '#/components/schemas/Problem' }) }
  return {
    summary: route.summary,
    ...(route.person && { security: [{ key: [] }] }),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(route.body && { requestBody: { required: true, content: json(jsonSchema(route.body, 'input')) } }),
    responses: {
      200: { description: 'Done', content: json(jsonSchema(route.answer, 'output')) },
      400: { description: 'Bad input', ...failure },
      ...(route.person && { 401: { description: 'Nobody is signed in', ...failure } }),
      403: { description: 'Not allowed', ...failure },
      404: { description: 'Not there, or not for you', ...failure },
      409: { description: 'Refused by a rule, or the table has moved on', ...failure },
      429: { description: 'Too much', ...failure },
    },
  }
}

function parameters(where: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function json(schema: object): object {
  return { 'application/json': { schema } }
}
