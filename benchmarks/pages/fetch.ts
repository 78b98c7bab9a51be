const HEADERS = { accept: "application/json", authorization: "token secret" };

export async function list(org: string, page: number): Promise<unknown> {
  const query = new URLSearchParams({ type: "private", page: String(page) });
  const url = `https://api.github.com/orgs/${encodeURIComponent(org)}/repos?${String(query)}`;
  return (await fetch(url, { headers: HEADERS })).json();
}

export async function create(org: string, name: string): Promise<unknown> {
  const response = await fetch(`https://api.github.com/orgs/${encodeURIComponent(org)}/repos`, {
    method: "POST",
    headers: { ...HEADERS, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({ name }),
  });
  return response.json();
}
